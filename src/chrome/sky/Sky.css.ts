import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.css.ts';

// Each in a box of its own size: a gradient as large as the sky would be worked out for every pixel of the screen.
const star = (x: number, y: number, size: number) =>
  `radial-gradient(${color.star} ${size}px, transparent ${size + 0.6}px) ${x}% ${y}% / 4px 4px no-repeat`;

// Scattered by hand, away from where the headline stands.
const stars = [
  star(3, 19, 0.8),
  star(11, 7, 0.6),
  star(19, 52, 0.5),
  star(27, 11, 1),
  star(38, 4, 0.6),
  star(44, 58, 0.6),
  star(52, 9, 0.7),
  star(61, 3, 1.1),
  star(66, 47, 0.7),
  star(73, 14, 0.6),
  star(79, 8, 0.9),
  star(84, 33, 0.6),
  star(89, 18, 1.1),
  star(93, 41, 0.8),
  star(97, 6, 0.6),
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
