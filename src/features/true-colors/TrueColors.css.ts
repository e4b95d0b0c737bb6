import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { radius, size, space, width } from '#styles/tokens.css.ts';

/** From this width on the words, the phone and the types are side by side. */
const vast = '(min-width: 105em)';

export const layout = style({
  ...grid(space.wide),
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr auto' },
    [vast]: { gridTemplateColumns: '4fr auto 6fr', alignItems: 'center' },
  },
});

export const words = style({
  ...grid(`${space.base} ${space.roomy}`),
  alignContent: 'center',
  maxInlineSize: width.measure,
  '@media': {
    // Two paragraphs side by side, up to the phone.
    [media.lg]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start', maxInlineSize: 'none' },
    [vast]: { gridTemplateColumns: '1fr' },
  },
});
export const heading = style({
  fontSize: size.page,
  gridColumn: '1 / -1',
  lineHeight: 0.95,
  marginBlockEnd: space.tight,
});

export const row = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [vast]: { gridColumn: 'auto' } },
});

/** The four types side by side where there is room. */
export const types = style({
  '@media': {
    [media.md]: grid(space.base, 'repeat(2, 1fr)'),
    [media.xl]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [vast]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  },
});

export const type = style({
  ...grid(space.base),
  // Side by side, the lists of all types begin on one line.
  gridTemplateRows: 'auto 1fr',
  // With text of 200% on a phone the words need the room.
  padding: `${space.loose} min(${space.loose}, 6.5vw)`,
  borderRadius: radius.medium,
});

export const name = style({ fontSize: size.heading });
