import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { bar, color, size, space, stroke } from '#styles/tokens.css.ts';

export const sheet = style({
  paddingBlock: `calc(${bar.header} + ${space.roomy}) ${space.wide}`,
  background: color.paper,
  '@media': { [media.print]: { padding: 0, background: 'none', colorScheme: 'light' } },
});

// On paper there are labels and nothing else.
globalStyle(`body:has(${sheet}) > :not(main)`, {
  '@media': { [media.print]: { display: 'none' } },
});

export const intro = style({
  paddingInline: space.gutter,
  '@media': { [media.print]: { display: 'none' } },
});

export const heading = style({ fontSize: size.heading, marginBlockEnd: space.base });

export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  marginBlockStart: space.roomy,
  paddingInline: space.gutter,
  '@media': {
    [media.print]: { gridTemplateColumns: 'repeat(4, 1fr)', margin: 0, padding: 0 },
  },
});

/** Its dashed edges are where the scissors go. */
export const label = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: space.base,
  outline: `${stroke.hair} dashed ${color.border}`,
  fontSize: size.small,
  textAlign: 'center',
  breakInside: 'avoid',
  '@media': { [media.print]: { padding: '3mm', fontSize: '8pt' } },
});

export const code = style({
  inlineSize: '100%',
  '@media': { [media.print]: { inlineSize: '36mm' } },
});
export const name = style({
  fontWeight: 700,
  '@media': {
    // As tall as a thumb needs, and on paper as its words.
    screen: { display: 'grid', alignItems: 'center', minBlockSize: '2.75rem' },
    [media.print]: { marginBlockStart: space.tight },
  },
});
export const url = style({ color: color.quiet, overflowWrap: 'anywhere' });
