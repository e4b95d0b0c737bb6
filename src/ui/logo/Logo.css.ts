import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color, display, space, touch } from '#styles/tokens.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `min(${space.snug}, 2.4vw)`,
  minBlockSize: touch.inHeader,
  ...display,
  // oxlint-disable-next-line house/style-tokens -- The logo is a drawing, and this its words.
  fontSize: 'min(1.5rem, 5.6vw)',
  textDecoration: 'none',
  vars: { '--sun': color.ember },
});

const day = keyframes({
  '0%, 100%': { translate: 'none', animationTimingFunction: 'ease-in' },
  '45%, 55%': { translate: '5px 18px', animationTimingFunction: 'ease-out' },
});

// With motion on, the sun sets behind the ridge and rises again, once on each page: a loop in an SVG keeps Firefox busy
// even while nothing moves. The clip follows the line of the mark.
globalStyle(`:root.motion ${logo} g`, {
  clipPath:
    'polygon(0 0, 100% 0, 46px 29px, 34px 16.5px, 29.5px 20.5px, 21px 8px, 14px 20.5px) view-box',
});
// oxlint-disable-next-line house/style-tokens -- The only movement of its kind.
globalStyle(`:root.motion ${logo} g > path`, { animation: `${day} 2.8s 8s` });
