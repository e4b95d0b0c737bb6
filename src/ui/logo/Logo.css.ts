import { keyframes, style } from '@vanilla-extract/css';
import { layer } from '#styles/layout.ts';
import { color, display, radius, space } from '#styles/tokens.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `min(${space.snug}, 2.4vw)`,
  minBlockSize: '44px',
  ...display,
  fontSize: 'min(1.5rem, 5.6vw)',
  textDecoration: 'none',
});

export const picture = style({ position: 'relative' });

export const mark = style({
  position: 'relative',
  vars: { '--sun': color.ember },
  selectors: { ':root.motion &': { vars: { '--sun': 'transparent' } } },
});

const day = keyframes({
  '0%, 84%, 100%': { translate: 'none', animationTimingFunction: 'ease-in' },
  '91%, 93%': { translate: '5px 17px', animationTimingFunction: 'ease-out' },
});

/**
 * The sky above the ridge of the mark. With motion on, the sun is a separate element, which a browser can move without
 * painting. Now and then it sets behind the ridge and rises again.
 */
export const sky = style({
  selectors: {
    ':root.motion &': {
      position: 'absolute',
      inset: '-0.5rem 0 0',
      // Along the middle of the mark's line.
      clipPath:
        'polygon(0 0, 100% 0, 100% 36px, 32.6px 23.8px, 28.3px 27.6px, 20.1px 15.7px, 13.4px 27.6px)',
    },
    ':root.motion &::before': {
      ...layer('12.1px auto auto 18.6px'),
      inlineSize: '17.3px',
      blockSize: '17.3px',
      borderRadius: radius.round,
      background: color.ember,
      animation: `${day} 18s infinite`,
    },
  },
});
