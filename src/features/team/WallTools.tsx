import { useRef } from 'react';
import type { CollectionEntry } from 'astro:content';
import { textButton } from '#ui/button/text-button.css.ts';
import * as styles from './WallTools.css.ts';

interface Props {
  labels: CollectionEntry<'teamPage'>['data']['arrange'];
  isArranging: boolean;
  /** Whether the order is another one than at first. */
  isChanged: boolean;
  /** What a screen reader says after a change. Everybody else sees the member move. */
  news: string;
  onToggle: () => void;
  onReset: () => void;
}

/** What starts and ends the rearranging of the wall, and restores its order. */
export function WallTools({ labels, isArranging, isChanged, news, onToggle, onReset }: Props) {
  const toggle = useRef<HTMLButtonElement>(null);

  const reset = () => {
    onReset();
    // This button goes away.
    toggle.current?.focus();
  };

  return (
    <div className={styles.tools}>
      <button className={textButton} type="button" onClick={onToggle} ref={toggle}>
        {isArranging ? labels.stop : labels.start}
      </button>
      {isChanged && (
        <button className={textButton} type="button" onClick={reset}>
          {labels.reset}
        </button>
      )}
      {isArranging && <p className={styles.hint}>{labels.hint}</p>}
      {/* No role, because an empty status line is a stop in the reading. */}
      <p className={styles.news} aria-live="polite">
        {news}
      </p>
    </div>
  );
}
