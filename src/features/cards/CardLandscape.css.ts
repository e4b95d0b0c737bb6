import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.css.ts';

export const view = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.forced]: { display: 'none' } },
});

export const sun = style({ fill: color.sun });
export const glow = style({ stopColor: color.glow });
export const light = style({ stopColor: color.crest });
export const near = style({ fill: color.ground });
export const farTop = style({ stopColor: color.far.top });
export const farFoot = style({ stopColor: color.far.foot });
export const midTop = style({ stopColor: color.mid.top });
export const midFoot = style({ stopColor: color.mid.foot });
