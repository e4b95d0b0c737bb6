import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, font } from '#styles/tokens.css.ts';
import { noTurning, side } from './side.css.ts';

export const back = style([
  side,
  {
    rotate: 'y 180deg',
    alignItems: 'center',
    gap: '3cqi',
    background: color.raised,
    fontSize: '3.2cqi',
    '@media': { [media.print]: { rotate: 'none', colorScheme: 'light' } },
    '@supports': { [noTurning]: { rotate: 'none' } },
  },
]);

export const code = style({ flex: 'none', inlineSize: '42cqi', marginInlineStart: '-3cqi' });

export const lines = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: '2.4cqi',
  fontStyle: 'normal',
});

export const name = style({ fontFamily: font.display, fontSize: '4.6cqi', fontWeight: 700 });
export const url = style({ color: color.accent, fontWeight: 700 });
