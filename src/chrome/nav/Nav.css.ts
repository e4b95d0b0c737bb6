import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, stroke } from '#styles/tokens.css.ts';

/** Of a fixed width, so that the swap of fonts does not move the links. */
export const list = style({
  display: 'flex',
  justifyContent: 'space-between',
  '@media': { [media.md]: { inlineSize: '24em' }, [media.print]: { display: 'none' } },
});

/** A phone has these in its tab bar. */
export const inTabBar = style({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
});

export const link = style({
  fontSize: 'min(1em, 5vw)',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  textDecoration: 'none',
  borderBlock: `${stroke.line} solid transparent`,
  selectors: {
    '&[aria-current=page], &:hover': { borderBlockEndColor: color.ember },
  },
  // A border in a colour of the page's own would be drawn for every link; these two are the system's.
  '@media': {
    [media.forced]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-current=page], &:hover': { borderBlockEndColor: 'LinkText' } },
    },
  },
});
