import { choose, isWanted, type Preference } from '#lib/preferences/preferences.ts';
import { usePreference } from '#lib/preferences/usePreference.ts';
import * as styles from './Switch.css.ts';

interface Props {
  preference: Preference;
  label: string;
  on: string;
  off: string;
  /** Why the switch has no effect with reduced motion. */
  reduced?: string;
  /** Lets the page follow the choice, which is stored and shown by then. */
  onChosen: () => void;
}

/** The switch of a preference. It shows what the visitor wants, even while the page is still on its way there. */
export function Switch({ preference, label, on, off, reduced, onChosen }: Props) {
  const isOn = usePreference(preference);
  const ids = {
    label: `${preference}-label`,
    state: `${preference}-state`,
    note: `${preference}-note`,
  };

  const toggle = () => {
    // Not what was last drawn: the press that wakes the island may come before the visitor's choice has been.
    choose(preference, !isWanted(preference));
    // The knob moves in the next frame. What follows, perhaps the colours of the whole page, takes a later one.
    requestAnimationFrame(() => setTimeout(onChosen));
  };

  return (
    <button
      className={styles.row}
      id={preference}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={ids.label}
      aria-describedby={reduced ? ids.note : ids.state}
      onClick={toggle}
      // The script of the head has set the state since Astro wrote it.
      suppressHydrationWarning
    >
      <strong id={ids.label}>{label}</strong>
      <span className={styles.state} id={ids.state}>
        <span className={styles.off}>{off}</span>
        <span className={styles.on}>{on}</span>
      </span>
      <span className={preference === 'theme' ? styles.sky : styles.track} />
      {reduced && (
        // In the button, so that screen readers read it as its description only. A hidden element would still be read as
        // a description. What is hidden inside one is not.
        <span className={styles.noteBox} id={ids.note}>
          <span className={styles.note}>{reduced}</span>
        </span>
      )}
    </button>
  );
}
