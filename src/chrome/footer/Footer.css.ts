import { style } from '@vanilla-extract/css';
import { cluster, columnsFrom, grid, media } from '#styles/layout.ts';
import { bar, color, size, space, stroke, target, width } from '#styles/tokens.css.ts';

// The footer has a third of a page's elements and is far below what is read first. It is laid out after the first paint
// (see Footer.astro), or when it comes near. Until then its assumed height is a little too large on every screen, so
// that the end of the page can be reached. Everything in it is small, so that the end of the page is near.
export const inside = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '75rem',
  // It continues below the fixed tab bar.
  paddingBlock: `${space.loose} calc(${space.base} + ${bar.tabs})`,
  fontSize: size.small,
  lineHeight: 1.4,
  textWrap: 'balance',
  '@media': { [media.lg]: { paddingBlock: `${space.wide} ${space.roomy}` } },
});

/** As large as a mouse needs, and on a touch screen a finger. */
export const link = style({
  ...target,
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  '@media': { [media.touch]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' } },
});

export const top = style(columnsFrom('lg', '5fr 7fr', `${space.base} ${space.wide}`));

export const blurb = style({
  marginBlockStart: space.snug,
  maxInlineSize: width.measure,
  color: color.onGroundQuiet,
});

export const columns = style({
  ...grid(space.snug),
  marginBlock: `${space.base} ${space.snug}`,
  '@media': {
    // The second column has room for the address.
    [media.sm]: { gridTemplateColumns: '7fr 8fr', gap: space.loose, marginBlock: space.loose },
    [media.lg]: {
      // The first column is as wide as what is above it.
      gridTemplateColumns: `calc((100% - ${space.wide}) * 5 / 12) repeat(2, minmax(0, 1fr))`,
      columnGap: space.wide,
      marginBlock: space.roomy,
    },
  },
});

export const heading = style({
  fontSize: size.text,
  wordSpacing: '0.08em',
  marginBlockEnd: space.tight,
});

export const acknowledgement = style({
  maxInlineSize: width.measure,
  color: color.onGroundQuiet,
  // Where there are three columns, this is beside the latest post.
  '@media': { [media.sm]: { gridColumn: 'span 2' } },
});

export const bottom = style({
  ...cluster(`0 ${space.loose}`),
  paddingBlockStart: space.tight,
  borderBlockStart: `${stroke.hair} solid ${color.groundLine}`,
  color: color.onGroundQuiet,
  '@media': { [media.lg]: { justifyContent: 'space-between' } },
});

/** Its links are in one line with what is around them. */
export const legal = style({ display: 'contents' });
export const legalLink = style([link, { minBlockSize: '1.5rem' }]);

/** Side by side on a phone, where they are small. */
export const contact = style({
  ...cluster(`0 ${space.base}`),
  '@media': { [media.sm]: { display: 'grid', justifyItems: 'start', gap: space.tight } },
});

export const post = style(grid(space.tight));
export const postText = style({ whiteSpace: 'pre-line' });
