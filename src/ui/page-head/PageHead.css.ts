import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { footing, landscape, plane } from '#ui/ridges/Landscape.css.ts';
import { sky } from '#ui/ridges/sky.ts';
import { bar, color, size, space, stroke, width } from '#styles/tokens.css.ts';

/** Where the intro is beside the heading. */
const wide = `${media.lg}, ${media.sideways}`;

/** Low enough for the first section to show on the first screen. */
export const head = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(5.5rem, 1fr) auto',
  position: 'relative',
  overflow: 'clip',
  isolation: 'isolate',
  paddingBlockStart: bar.header,
  '::before': {
    content: '',
    gridArea: '1 / 1 / 3 / -1',
    zIndex: -1,
    // The whole sky is above the horizon of this low landscape.
    marginBlockStart: `calc(-1 * ${bar.header})`,
    minBlockSize: '44svh',
    background: sky,
  },
  '@media': {
    [media.md]: { '::before': { minBlockSize: 'min(56svh, 44rem)' } },
    [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: space.roomy },
    [media.lg]: {
      // The columns between its margins are as 7 to 5.
      gridTemplateColumns: `calc(${space.gutter} + (100% - 2 * ${space.gutter} - ${space.roomy}) * 7 / 12) 1fr`,
    },
    [media.print]: { '::before': { display: 'none' } },
    [media.forced]: { '::before': { background: 'none' } },
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
    // Below it there is sky to spare.
    [media.md]: { paddingBlockStart: space.roomy },
    [wide]: { paddingBlock: 'min(2vw, 3svh)', paddingInlineEnd: 0 },
    // Clear of the landmarks on the ridge.
    [media.sideways]: { paddingBlockEnd: space.loose },
  },
});

globalStyle(`${head} > ${landscape}`, { gridArea: '2 / 1 / 3 / -1' });

const crestHeight = 'clamp(0.4rem, 0.8vw, 1.2rem)';

/** For a landscape: its near ridge stands about 20 px above the crest of the section below, even in its lowest valley. */
export const abovePaper = style({ vars: { [footing]: `calc(${space.base} + ${crestHeight})` } });

/** That crest, from behind and low. */
export const paperCrest = style([
  plane,
  {
    insetBlock: `auto calc(-1px - ${footing})`,
    blockSize: crestHeight,
    clipPath: 'inset(-2rem -10vw 0)',
    fill: color.paper,
    scale: '-1 1',
  },
]);

/** Below the landscape, in the colour of the first section; beside the heading where there is room. */
export const intro = style({
  gridArea: '3 / 1',
  zIndex: 1,
  // Hidden until it has arrived in full, because each new line would move the lines before it.
  selectors: { [`${head}:not(:has(+ *)) > &`]: { visibility: 'hidden' } },
  // Overlaps by a pixel, because fractional pixels would leave a seam.
  marginBlockStart: `-${stroke.hair}`,
  paddingInline: space.gutter,
  paddingBlock: `${space.snug} ${space.tight}`,
  background: color.paper,
  fontSize: `max(${size.text}, min(${size.lead}, 3svh))`,
  lineHeight: 1.45,
  '@media': {
    [media.md]: { paddingBlockStart: space.roomy },
    [wide]: {
      gridArea: '1 / 2',
      paddingInlineStart: 0,
      // oxlint-disable-next-line house/style-tokens -- Brings its first line to the level of the heading.
      paddingBlockStart: 'calc(min(2vw, 3svh) + 0.5em)',
      background: 'none',
    },
    [media.sideways]: { paddingBlock: `2svh ${space.loose}`, fontSize: size.small },
  },
});
globalStyle(`${low} > ${intro}`, { '@media': { [`not ${media.sm}`]: { fontSize: size.text } } });
export const text = style({ maxInlineSize: width.measure });
