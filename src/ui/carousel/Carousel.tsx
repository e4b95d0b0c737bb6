import { useId, useRef, type ReactNode, type Ref } from 'react';
import { Boundary } from '#ui/island/Boundary.tsx';
import { useSlides } from './useSlides.ts';
import * as styles from './Carousel.css.ts';

interface Props {
  /** Names the slides for screen readers. */
  name: string;
  /** How many slides there are. */
  count: number;
  /** Whether the first slide follows the last. If not, the arrows are disabled at the ends. */
  loops?: boolean;
  labels: { previous: string; next: string; place: string };
  previousIcon?: ReactNode;
  nextIcon?: ReactNode;
  /** A list, with the class `slides`. Its items have the class `slide`. */
  children?: ReactNode;
}

/**
 * On a phone a row that scrolls and snaps, even before this code has loaded. Adds arrows and the number of the slide in view.
 * On wider screens all slides fit, and the page lays them out.
 */
export const Carousel = (props: Props) => (
  <Boundary fallback={<Row {...props} />}>
    <RowWithControls {...props} />
  </Boundary>
);

function RowWithControls(props: Props) {
  const { name, count, loops = false, labels, previousIcon, nextIcon } = props;
  const id = `carousel${useId()}`;
  const row = useRef<HTMLDivElement>(null);
  const { place, go } = useSlides(row, loops);

  const arrow = (label: string, icon: ReactNode, step: number) => (
    <button
      className={styles.arrow}
      type="button"
      // Tells the arrows of several carousels apart in a list of buttons.
      aria-label={`${label}, ${name}`}
      aria-controls={id}
      // Not `disabled`, which would drop the keyboard focus at the end of the row.
      aria-disabled={!loops && (place + step < 0 || place + step >= count)}
      onClick={() => go(step)}
    >
      {icon}
    </button>
  );

  return (
    <div>
      <Row {...props} id={id} ref={row} />
      <div className={styles.controls}>
        {arrow(labels.previous, previousIcon, -1)}
        <p className={styles.place} aria-live="polite" aria-atomic="true">
          {labels.place.replaceAll('{place}', `${place + 1}`).replaceAll('{count}', `${count}`)}
        </p>
        {arrow(labels.next, nextIcon, 1)}
      </div>
    </div>
  );
}

type RowProps = Pick<Props, 'name' | 'children'> & {
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** The row is a tab stop. Where it does not scroll, its style hides it (`visibility`), so the focus skips it. */
const Row = ({ name, children, id, ref }: RowProps) => (
  <div
    className={styles.row}
    id={id}
    role="group"
    aria-label={name}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys scroll it.
    tabIndex={0}
    ref={ref}
  >
    {children}
  </div>
);
