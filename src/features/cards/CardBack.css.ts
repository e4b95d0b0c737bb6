import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, font } from '#styles/tokens.css.ts';
import { hundredths, noTurning, side } from './side.css.ts';

export const back = style([
  side,
  {
    rotate: 'y 180deg',
    alignItems: 'center',
    gap: hundredths(3),
    background: color.raised,
    fontSize: hundredths(3.2),
    '@media': { [media.print]: { rotate: 'none', colorScheme: 'light' } },
    '@supports': { [noTurning]: { rotate: 'none' } },
  },
]);

export const code = style({
  flex: 'none',
  inlineSize: hundredths(42),
  marginInlineStart: hundredths(-3),
});

export const lines = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: hundredths(2.4),
  fontStyle: 'normal',
});

export const name = style({ fontFamily: font.display, fontSize: hundredths(4.6), fontWeight: 700 });
export const url = style({ color: color.accent, fontWeight: 700 });
