import { useId, useRef, useState } from 'react';
import * as styles from './Switch.css.ts';

interface Props {
  label: string;
  on: string;
  off: string;
  isOn: boolean;
  /** Why it has no effect, or nothing while it has; room is kept for it where it will be needed. */
  note?: string;
  look: keyof typeof styles.track;
  /** Until it is done, the switch shows what was asked for. */
  onToggle: (isOn: boolean) => Promise<void> | void;
}

export function Switch({ label, on, off, isOn, note, look, onToggle }: Props) {
  const id = useId();
  const [asked, ask] = useState<boolean>();
  const isShownOn = asked ?? isOn;
  const presses = useRef(0);

  // The knob answers in the next frame; what it changes, perhaps the colours of the whole page, in the one after it.
  const toggle = async () => {
    presses.current += 1;
    const press = presses.current;
    ask(!isShownOn);
    await nextPaint();
    await onToggle(!isShownOn);
    // A further press asks for something else.
    if (press === presses.current) ask(undefined);
  };

  return (
    <>
      <button
        className={styles.row}
        type="button"
        role="switch"
        aria-checked={isShownOn}
        aria-labelledby={`${id}label`}
        aria-describedby={note === undefined ? `${id}state` : `${id}state ${id}note`}
        onClick={toggle}
        // The page may have set the state before the island wakes, or not yet; React would leave either as it is.
        suppressHydrationWarning
        ref={(button) => button?.setAttribute('aria-checked', String(isShownOn))}
      >
        <span className={styles.label} id={`${id}label`}>
          {label}
        </span>
        <span className={styles.state} id={`${id}state`}>
          <span className={styles.off}>{off}</span>
          <span className={styles.on}>{on}</span>
        </span>
        <span className={styles.track[look]}>
          <span className={styles.knob} />
        </span>
      </button>
      {note !== undefined && (
        <p className={styles.note} id={`${id}note`}>
          {note}
        </p>
      )}
    </>
  );
}

const nextPaint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
