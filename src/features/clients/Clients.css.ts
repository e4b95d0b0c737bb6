import { keyframes, style } from '@vanilla-extract/css';
import { columnsFrom, grid, layer, media } from '#styles/layout.ts';
import { color, space, width } from '#styles/tokens.css.ts';

export const band = style({ ...columnsFrom('lg', '5fr 7fr', space.wide), alignItems: 'center' });

export const text = style({
  marginBlockStart: space.loose,
  maxInlineSize: width.measure,
  textWrap: 'balance',
});

export const marks = style({
  ...grid(`${space.roomy} ${space.loose}`, 'repeat(2, minmax(0, 1fr))'),
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.wide },
  },
});

const pass = keyframes({ '0%': { translate: '-130% 0' }, '4%, 100%': { translate: '130% 0' } });

export const place = style({
  position: 'relative',
  overflow: 'clip',
  selectors: {
    // A light passes over the marks once a minute, from one to the next.
    ':root.motion &[data-arrival]::after': {
      ...layer(),
      background: `linear-gradient(105deg, transparent 15%, ${color.sun} 50%, transparent 85%)`,
      translate: '-130% 0',
      animation: `${pass} 60s infinite`,
      animationDelay: 'inherit',
    },
  },
});

/** The marks are black. A picture that is fetched late cannot take the colour of the text around it. */
export const mark = style({
  display: 'inline',
  verticalAlign: 'top',
  opacity: 0.88,
  '@media': {
    screen: { selectors: { ':root.dark &': { filter: 'invert(1)' } } },
    '(scripting: none) and (prefers-color-scheme: dark)': { filter: 'invert(1)' },
  },
});
