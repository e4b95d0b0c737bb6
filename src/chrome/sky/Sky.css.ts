import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.css.ts';

// Each in a box of its own size: a gradient as large as the sky would be worked out for every pixel of the screen.
const star = (x: number, y: number) =>
  `radial-gradient(${color.star} 0.8px, transparent 1.5px) ${x}% ${y}% / 4px 4px no-repeat`;

// Scattered by hand, below the header and away from where the headline stands.
const stars = [
  star(3, 19),
  star(11, 14),
  star(19, 52),
  star(38, 13),
  star(52, 15),
  star(61, 12),
  star(66, 47),
  star(79, 14),
  star(89, 22),
  star(93, 41),
];

const drift = keyframes({ to: { translate: '2.5vmax 1.5vmax' } });

export const sky = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-2.5vmax',
    background: [
      ...stars,
      `linear-gradient(in oklch, ${color.sky.top}, ${color.sky.high} 26%, ${color.sky.middle} 52%, ${color.sky.low} 76%, ${color.sky.foot})`,
    ].join(),
  },
  '@media': { [media.print]: { display: 'none' } },
  selectors: {
    // So slowly that nobody sees it move, nor the steps, between which nothing has to be painted.
    ':root.motion &::before': { animation: `${drift} 150s steps(600) infinite alternate` },
  },
});
