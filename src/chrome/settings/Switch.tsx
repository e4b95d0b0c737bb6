import { useId, useRef, useState } from 'react';
import * as styles from './Switch.css.ts';

interface Props {
  label: string;
  on: string;
  off: string;
  isOn: boolean;
  /** Why the switch has no effect, or empty if it has one. There is always room for it, so that nothing moves. */
  note?: string;
  look: keyof typeof styles.track;
  /** Until it is done, the switch shows the new state. */
  onToggle: (isOn: boolean) => Promise<void> | void;
}

export function Switch({ label, on, off, isOn, note, look, onToggle }: Props) {
  const id = useId();
  const [asked, ask] = useState<boolean>();
  const isShownOn = asked ?? isOn;
  const presses = useRef(0);

  // The knob moves in the next frame. What it changes, perhaps the colours of the whole page, follows in a later one.
  const toggle = async () => {
    presses.current += 1;
    const press = presses.current;
    ask(!isShownOn);
    await nextPaint();
    await onToggle(!isShownOn);
    // If it was pressed again meanwhile, the later press decides.
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
        // The page may have set the state before the island wakes. React would not correct it, so the ref does.
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
