import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, grid, media } from '#styles/layout.ts';
import { bar, color, size, space, stroke, target, width } from '#styles/tokens.css.ts';

// The footer has a third of a page's elements and is far below what is read first. It is laid out after the first paint
// (see Footer.astro), or when it comes near. Until then its assumed height is a little too large on every screen, so
// that the end of the page can be reached. Everything in it is small, so that the end of the page is near.
export const inside = style({
  ...grid(space.snug),
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '75rem',
  // It continues below the fixed tab bar.
  paddingBlock: `${space.loose} calc(${space.base} + ${bar.tabs})`,
  fontSize: size.small,
  lineHeight: 1.4,
  textWrap: 'balance',
  '@media': {
    // The second column has room for the address.
    [media.sm]: grid(space.loose, '7fr 8fr'),
    [media.lg]: {
      ...grid(`${space.roomy} ${space.wide}`, '10fr 7fr 7fr'),
      paddingBlock: `${space.wide} ${space.roomy}`,
    },
  },
});

export const brand = style({
  '@media': { [media.sm]: { gridColumn: '1 / -1' }, [media.lg]: { gridColumn: 'auto' } },
});

// Links are as large as a mouse needs, and on a touch screen a finger. Only the footer has this class, so the build
// moves these rules and those for the legal links together (scripts/build/page-style.ts).
globalStyle(`${brand} ~ * :where(li a, address a, summary)`, {
  ...target,
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  '@media': { [media.touch]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' } },
});

// What is said in large letters, and the acknowledgement.
globalStyle(`${brand} ~ p`, { '@media': { [media.sm]: { gridColumn: 'span 2' } } });

const quiet = { maxInlineSize: width.measure, color: color.onGroundQuiet };
export const acknowledgement = style(quiet);
export const blurb = style({ ...quiet, marginBlockStart: space.snug });

export const heading = style({
  fontSize: size.text,
  wordSpacing: '0.08em',
  marginBlockEnd: space.tight,
});

export const bottom = style({
  gridColumn: '1 / -1',
  ...cluster(`0 ${space.loose}`),
  paddingBlockStart: space.tight,
  borderBlockStart: `${stroke.hair} solid ${color.groundLine}`,
  color: color.onGroundQuiet,
  '@media': { [media.lg]: { justifyContent: 'space-between' } },
});

/** Its links are in one line with what is around them. */
export const legal = style({ display: 'contents' });
globalStyle(`${legal} :where(a)`, { minBlockSize: '1.5rem' });

/** Side by side on a phone, where they are small. */
export const contact = style({
  ...cluster(`0 ${space.base}`),
  '@media': { [media.sm]: { display: 'grid', justifyItems: 'start', gap: space.tight } },
});

export const post = style(grid(space.tight));
export const postText = style({ whiteSpace: 'pre-line' });
