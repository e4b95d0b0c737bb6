import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '#lib/firm/fill.ts';
import { textButton } from '#ui/button/text-button.css.ts';
import { Field } from './Field.tsx';
import { useField } from './form-context.ts';
import { formatFileSize } from './format-file-size.ts';
import * as fieldStyles from './field.css.ts';
import * as styles from './file.css.ts';

/** The browser's own file input fills the box, so that choosing and dropping need no script. */
export function FileField({ name }: { name: string }) {
  const input = useRef<HTMLInputElement>(null);
  /** The chosen file, or the name of one that a reload has lost. */
  const [file, setFile] = useState<File | string>();
  const { ids, rule, texts, control, setProblem } = useField(name, Boolean(file));

  const updateFile = async () => {
    if (!input.current) return;
    const { dataset, files } = input.current;
    const chosen = files?.[0];
    if (chosen) delete dataset['lost'];
    setFile(chosen ?? dataset['lost']);
    // The message was about the previous file.
    setProblem(undefined);
    if (!chosen) return;
    const reason = rule.check?.(chosen);
    const flaw = reason ? { reason } : await rule.inspect?.(chosen);
    // The visitor may have chosen another file meanwhile.
    if (flaw && input.current?.files?.[0] === chosen) setProblem(flaw);
  };

  // A visitor may have chosen a file before this code loaded.
  const wake = useEffectEvent(updateFile);
  useEffect(() => void wake(), []);

  const removeFile = () => {
    if (!input.current) return;
    input.current.value = '';
    void updateFile();
    // Saves the draft without the file's name.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };

  return (
    <Field name={name}>
      <div className={styles.box}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15.5v-12M7 8l5-5 5 5M2.5 16.5l4 4.5h11l4-4.5" />
        </svg>
        <span aria-hidden="true">
          <span className={styles.choose}>{texts.choose}</span> {texts.drop}
        </span>
        <input
          className={styles.input}
          ref={input}
          type="file"
          accept={rule.accept}
          onChange={updateFile}
          {...control}
        />
      </div>
      {typeof file === 'string' && (
        <p className={fieldStyles.error} id={ids.note}>
          {texts.again && fill(texts.again, { file })}
        </p>
      )}
      {typeof file === 'object' && (
        <div className={styles.chosen}>
          <p className={styles.fileName} id={ids.note}>
            <b>{file.name}</b> <span className={fieldStyles.hint}>{formatFileSize(file.size)}</span>
          </p>
          <button className={textButton} type="button" onClick={removeFile}>
            {texts.remove}
            <span className={fieldStyles.hidden}>{` ${file.name}`}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
