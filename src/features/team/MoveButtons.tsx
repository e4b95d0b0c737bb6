import { Chevron } from '#ui/icon/Chevron.tsx';
import * as styles from './TeamArranger.css.ts';

interface Props {
  labels: { earlier: string; later: string };
  name: string;
  canMoveEarlier: boolean;
  canMoveLater: boolean;
  onMove: (step: number) => void;
}

export function MoveButtons({ labels, name, canMoveEarlier, canMoveLater, onMove }: Props) {
  // Not "disabled", which would drop the keyboard's focus when a member arrives at an end.
  const button = (to: 'previous' | 'next', label: string, step: number, canMove: boolean) => (
    <button
      type="button"
      className={styles.move}
      aria-label={label.replace('{name}', name)}
      aria-disabled={!canMove}
      onClick={() => canMove && onMove(step)}
    >
      <Chevron to={to} />
    </button>
  );
  return (
    <div className={styles.moves}>
      {button('previous', labels.earlier, -1, canMoveEarlier)}
      {button('next', labels.later, 1, canMoveLater)}
    </div>
  );
}
