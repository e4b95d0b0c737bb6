import { keyframes, style } from '@vanilla-extract/css';
import { cluster, columnsFrom, media } from '#styles/layout.ts';
import { duration, space, width } from '#styles/tokens.css.ts';

export const band = style({
  ...columnsFrom('lg', '5fr 7fr', space.wide),
  alignItems: 'start',
});

export const text = style({ marginBlockStart: space.loose, maxInlineSize: width.measure });

/** Three in a row, so that nine leave none alone. Two on the smallest phones. */
export const marks = style({
  ...cluster(`${space.roomy} ${space.base}`),
  alignItems: 'start',
  // A word that is wider than a phone must not widen the page.
  contain: 'inline-size',
});

export const client = style({
  position: 'relative',
  overflow: 'clip',
  // A third of the row. The second length is larger in rows narrower than 19.5rem, and nearly half of the row at 17.5rem.
  flex: `0 0 max((100% - 2 * ${space.base}) / 3, 22rem - 83%)`,
  // Where words are spaced so widely that one would break, fewer are in a row.
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
});

export const mark = style({ display: 'inline', verticalAlign: 'top', filter: 'url(#ink)' });

/** What we did for it. */
export const work = style({ display: 'block', marginBlockStart: space.snug });

// A light passes over the marks once a minute, from one to the next. Its window moves one way and the gold mark in it as far
// the other way, so that the mark stands still.
const pass = (from: string, to: string) =>
  keyframes({ '0%': { translate: from }, '4%, 100%': { translate: to } });
const passing = (name: string) => ({
  ':root.motion [data-arrival] > &': {
    display: 'block',
    animation: `${name} ${duration.gleam} linear infinite`,
    animationDelay: 'inherit',
  },
});

export const gleam = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  translate: '-100% 0',
  maskImage: 'linear-gradient(105deg, transparent 20%, #000 45% 55%, transparent 80%)',
  selectors: passing(pass('-100% 0', '100% 0')),
  '@media': { [media.print]: { display: 'none !important' } },
});

export const gold = style({
  display: 'block',
  filter: 'url(#gold)',
  translate: '100% 0',
  selectors: {
    [`:root.motion ${gleam} > &`]: {
      animation: `${pass('100% 0', '-100% 0')} ${duration.gleam} linear infinite`,
      animationDelay: 'inherit',
    },
  },
});
