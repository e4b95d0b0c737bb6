import type { ReactNode } from 'react';
import { Boundary } from '#ui/island/Boundary.tsx';
import { leanStyle } from '#ui/tilt/lean.ts';
import { useTilt } from '#ui/tilt/useTilt.ts';
import * as styles from './TiltCard.css.ts';

interface Props {
  /** The two sides, each a slot: `<CardFront slot="front" />`. */
  front?: ReactNode;
  back?: ReactNode;
}

/** A card that leans towards the pointer, and sways while nobody points at it. Without its code it lies flat. */
export const TiltCard = (sides: Props) => (
  <Boundary fallback={<Sides {...sides} />}>
    <LeaningCard {...sides} />
  </Boundary>
);

function LeaningCard(sides: Props) {
  const { lean, isIdle, pointer } = useTilt(2500);

  return (
    <div className={styles.box} {...pointer}>
      <div
        className={styles.body}
        data-leaning={lean && ''}
        data-idle={isIdle ? '' : undefined}
        style={lean && leanStyle(lean)}
      >
        <Sides {...sides} />
      </div>
    </div>
  );
}

const Sides = ({ front, back }: Props) => (
  <div className={styles.sides}>
    {front}
    {back}
  </div>
);
