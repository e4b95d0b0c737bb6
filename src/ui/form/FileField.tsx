import { useEffect, useRef, useState } from 'react';
import { Field, type Words } from './Field.tsx';
import { useField } from './Problems.ts';
import { formatFileSize } from './format-file-size.ts';
import * as fieldStyles from './field.css.ts';
import * as styles from './file.css.ts';

type Props = Words & {
  name: string;
  choose: string;
  drop: string;
  remove: string;
  /** Asks for the `{name}` of a file that a draft could not put back. */
  again: string;
  accept: string;
};

/** The browser's own file input, as large as the box around it, so that choosing and dropping need no script. */
export function FileField({ name, label, hint, choose, drop, remove, again, accept }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [lost, setLost] = useState<string>();
  const { ids, aria } = useField(name, hint, file || lost ? `${name}-note` : undefined);

  const readInput = () => {
    if (!input.current) return;
    const chosen = input.current.files?.[0];
    if (chosen) delete input.current.dataset['lost'];
    setFile(chosen);
    setLost(input.current.dataset['lost']);
  };

  const clear = () => {
    delete input.current?.dataset['lost'];
    setFile(undefined);
    setLost(undefined);
  };

  useEffect(() => {
    // A file may have been chosen before this code arrived.
    readInput();
    const form = input.current?.form;
    // A form tells of its reset just before it happens.
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  const removeFile = () => {
    if (!input.current) return;
    input.current.value = '';
    clear();
    // For the draft, which names the file.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };

  return (
    <Field name={name} label={label} hint={hint}>
      <div className={styles.box} data-filled={file ? true : undefined}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15.5v-12M7 8l5-5 5 5M2.5 16.5l4 4.5h11l4-4.5" />
        </svg>
        <span className={styles.words} aria-hidden="true">
          <span className={styles.choose}>{choose}</span> {drop}
        </span>
        <input
          className={styles.input}
          ref={input}
          type="file"
          id={name}
          name={name}
          accept={accept}
          onChange={readInput}
          {...aria}
        />
      </div>
      {lost && (
        <p className={styles.lost} id={ids.note}>
          {again.replace('{file}', lost)}
        </p>
      )}
      {file && (
        <div className={styles.chosen}>
          <p className={styles.file} id={ids.note}>
            <b>{file.name}</b> <span className={fieldStyles.hint}>{formatFileSize(file.size)}</span>
          </p>
          <button className={styles.remove} type="button" onClick={removeFile}>
            {remove}
            <span className={fieldStyles.hidden}> {file.name}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
