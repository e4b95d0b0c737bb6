import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { landscape } from '#ui/ridges/Landscape.css.ts';
import { inside } from '#ui/section/Section.css.ts';
import { bar, color, size, space, width } from '#styles/tokens.css.ts';

/** Where the intro is beside the heading. */
const wide = `${media.lg}, ${media.lying}`;

/** Low enough for the first section to show on the first screen. */
export const head = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(5.5rem, 1fr) auto',
  overflow: 'clip',
  isolation: 'isolate',
  paddingBlockStart: bar.header,
  '::before': {
    content: '',
    gridArea: '1 / 1 / 3 / 2',
    minBlockSize: `calc(44svh - ${bar.header})`,
  },
  '@media': {
    [media.md]: { '::before': { minBlockSize: `calc(min(56svh, 44rem) - ${bar.header})` } },
    [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: space.roomy },
    [media.lg]: {
      // The columns between its margins are as 7 to 5.
      gridTemplateColumns: `calc(${space.gutter} + (100% - 2 * ${space.gutter} - ${space.roomy}) * 7 / 12) 1fr`,
    },
    [media.print]: { '::before': { display: 'none' } },
  },
});

export const low = style({
  '@media': { [`not ${media.sm}`]: { '::before': { minBlockSize: 0 } } },
});

export const heading = style({
  zIndex: 1,
  gridArea: '1 / 1',
  paddingInline: space.gutter,
  paddingBlockEnd: space.snug,
  fontSize: `min(${size.display}, 12svh)`,
  lineHeight: 0.95,
  '@media': {
    [wide]: { paddingBlock: 'min(2vw, 3svh)', paddingInlineEnd: 0 },
    // Clear of the figures on the ridge.
    [media.lying]: { paddingBlockEnd: space.loose },
  },
});

globalStyle(`${head} > ${landscape}`, { gridArea: '2 / 1 / 3 / -1' });

/** Below the landscape, in the colour of the first section; beside the heading where there is room. */
export const intro = style({
  gridArea: '3 / 1',
  zIndex: 1,
  // Overlaps by a pixel, because fractional pixels would leave a seam.
  marginBlockStart: '-1px',
  paddingInline: space.gutter,
  paddingBlock: `${space.snug} ${space.tight}`,
  background: color.paper,
  fontSize: `max(${size.text}, min(${size.lead}, 3svh))`,
  lineHeight: 1.45,
  '@media': {
    [wide]: {
      gridArea: '1 / 2',
      paddingInlineStart: 0,
      paddingBlockStart: 'calc(min(2vw, 3svh) + 0.5em)',
      background: 'none',
    },
    [media.lying]: { paddingBlock: `2svh ${space.loose}`, fontSize: size.small },
  },
});
globalStyle(`${low} > ${intro}`, { '@media': { [`not ${media.sm}`]: { fontSize: size.text } } });
globalStyle(`${intro} > p`, { maxInlineSize: width.measure });

// Before the first section Astro writes a script if a form is in it.
const first = ':nth-child(2 of :not(script))';
// The first section begins close below. The ridge at the foot of the landscape is its edge.
globalStyle(`${head} ~ ${first} > ${inside}`, {
  paddingBlockStart: space.roomy,
  '@media': { [media.lying]: { paddingBlockStart: space.base } },
});
globalStyle(`${low} ~ ${first} > ${inside}`, {
  '@media': { [`not ${media.sm}`]: { paddingBlockStart: space.base } },
});

// This has its own layer in a transition, above the sun and the ridges, so that neither passes in front of its words.
globalStyle(`:root.motion:not(.scrolled) ${head} ~ ${first}`, { viewTransitionName: 'section' });
