import { keyframes, style } from '@vanilla-extract/css';
import { layer } from '#styles/layout.ts';
import { nightWithoutScript, timeOfDay } from '#styles/time-of-day.ts';
import { color, display, duration } from '#styles/tokens.css.ts';
import { hundredths, side } from './side.css.ts';
import { idle } from './TiltCard.css.ts';

const pass = keyframes({
  '0%, 62%': { transform: 'translateX(-130%)' },
  '78%, 100%': { transform: 'translateX(130%)' },
});

/** The card carries the other end of the day: dusk on a page at dawn, and dawn on a page at dusk. */
export const front = style([
  side,
  {
    flexDirection: 'column',
    ...display,
    // The last stop has the colour of the near ridge, so that no light shines through the corners. A browser that does
    // not know "in oklch" shows the plain background colour.
    backgroundColor: color.skyMiddle,
    backgroundImage: `linear-gradient(in oklch, ${color.skyTop}, ${color.skyHigh} 26%, ${color.skyMiddle} 48%, ${color.skyLow} 66%, ${color.skyFoot} 80%, ${color.ground} 92%)`,
    '@media': { screen: timeOfDay('dusk'), [nightWithoutScript]: timeOfDay('dawn') },
    selectors: {
      ':root.dark &': timeOfDay('dawn'),
      // A gleam that passes over the card while it sways.
      [`${idle} &::after`]: {
        ...layer(),
        background: `linear-gradient(105deg, transparent 35%, ${color.gleam} 50%, transparent 65%)`,
        animation: `${pass} ${duration.sway} ease-in-out infinite`,
      },
    },
  },
]);

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: hundredths(1.8),
  fontSize: hundredths(4.4),
  letterSpacing: '-0.01em',
});

export const mark = style({ inlineSize: hundredths(8.4) });

/** A name is on one line if there is room beside the sun. */
export const name = style({
  marginBlockStart: hundredths(3.4),
  fontSize: hundredths(14),
  lineHeight: 0.95,
  letterSpacing: '-0.025em',
});
export const long = style({ fontSize: hundredths(12) });

export const title = style({ marginBlockStart: hundredths(2.4), fontSize: hundredths(4.8) });

/** Where the owner stands, in front of the ridges, with the light of the crest around them. */
export const portrait = style({
  position: 'absolute',
  insetInlineEnd: hundredths(6),
  insetBlockEnd: hundredths(6),
  inlineSize: hundredths(21),
  border: `${hundredths(0.7)} solid ${color.crest}`,
  fontSize: hundredths(8),
  color: color.ground,
});
