import { ids, ref } from '#ui/ridges/ids.ts';
import * as styles from './outcome.css.ts';

/** The sun above the ridges of the page's view. With motion on, it rises once. */
export function Sunrise() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg width="100%" height="192">
        <use className={styles.rising} href={ref(ids.sun)} />
        <use href={ref(ids.country)} />
      </svg>
    </div>
  );
}
