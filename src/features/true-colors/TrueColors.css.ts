import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { radius, size, space, width } from '#styles/tokens.css.ts';
import { trait } from '#ui/type-traits/TypeTraits.css.ts';
import { atDusk } from '#ui/at-dusk/at-dusk.css.ts';

/** The words and the phone begin at one height and are about as tall. On a wide screen they line up with the types below. */
export const layout = style({
  ...grid(space.wide),
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr auto' },
    [media.lg]: { gridTemplateColumns: '1fr 1fr', columnGap: space.base },
  },
});

export const words = style(grid(space.base));
/** Keeps clear of the phone. The heading may come nearer, so that it stays in one line. */
export const paragraph = style({
  maxInlineSize: width.measure,
  '@media': { [media.lg]: { paddingInlineEnd: space.roomy } },
});
export const heading = style({
  fontSize: size.page,
  lineHeight: 0.95,
  marginBlockEnd: space.tight,
});

export const row = style({ gridColumn: '1 / -1', minInlineSize: 0 });

/** The four types side by side where there is room. */
export const types = style({
  '@media': {
    [media.md]: grid(space.base, 'repeat(2, 1fr)'),
    [media.xl]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

export const type = style([
  atDusk,
  {
    ...grid(space.base),
    // Side by side, the lists of all types begin on one line.
    gridTemplateRows: 'auto 1fr',
    // With text of 200% on a phone the words need the room.
    padding: `${space.loose} min(${space.loose}, 6.5vw)`,
    borderRadius: radius.medium,
  },
]);

export const name = style({ fontSize: size.heading });

// In a row on a phone, so that a type and the arrows below it fit the screen.
const onPhone = `screen and (not ${media.md})`;
globalStyle(`${type} ${trait}`, { '@media': { [onPhone]: { display: 'inline' } } });
globalStyle(`${type} ${trait} + ${trait}::before`, {
  '@media': { [onPhone]: { content: "', '" } },
});
