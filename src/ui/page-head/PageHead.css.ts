import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { across, landscape } from '#ui/ridges/Landscape.css.ts';
import { sky, skyUntil } from '#ui/ridges/sky.ts';
import { barHeight, color, size, space, stroke, width } from '#styles/tokens.css.ts';

/** Heading and intro side by side. */
export const columns = {
  gridTemplate: '"heading intro" auto "view view" minmax(5.5rem, 1fr) / 1fr 1fr',
};

/** The height of a head: the least on a phone, the usual one on wider screens. */
const least = '44svh';
const usual = 'min(54svh, 100svh - 20rem, 44rem)';
// In a low window a head is higher than that.
const crestOf = (height: string) => `max(${height} - 1rem, 15.5rem)`;
/** A height at which the land of the page hides what is behind it. */
export const hiddenFrom = createVar();

/** Low enough for the first section to show on the first screen. */
export const head = style({
  display: 'grid',
  gridTemplate: '"heading" auto "view" minmax(5.5rem, 1fr) "intro" auto / 100%',
  columnGap: space.roomy,
  position: 'relative',
  overflow: 'clip',
  isolation: 'isolate',
  paddingBlockStart: barHeight.header,
  '::before': {
    content: '',
    gridRow: 'heading-start / view-end',
    gridColumn: '1 / -1',
    zIndex: -1,
    // A box of its own, so that all colours of the sky fit above the low landscape.
    marginBlockStart: `calc(-1 * ${barHeight.header})`,
    minBlockSize: least,
    background: sky,
  },
  '@media': {
    [media.md]: { '::before': { minBlockSize: usual } },
    // The screen is low.
    [media.sideways]: columns,
    [media.print]: { '::before': { display: 'none' } },
    [media.forced]: { '::before': { background: 'none' } },
  },
});

export const heading = style({
  zIndex: 1,
  gridArea: 'heading',
  paddingInline: space.gutter,
  paddingBlock: space.snug,
  fontSize: size.page,
  lineHeight: 0.95,
  '@media': {
    // Below it there is sky to spare.
    [media.md]: { paddingBlockStart: space.roomy },
    [media.lg]: { paddingBlock: 'min(2vw, 3svh)' },
    // Clear of the landmarks on the ridge.
    [media.sideways]: { paddingBlock: `min(2vw, 3svh) ${space.loose}`, paddingInlineEnd: 0 },
  },
});

// While pages change places. Otherwise the screen would turn pale between two pages with dark ground below their heads.
globalStyle(`:root.motion.top:has(${head}) body::after`, {
  vars: { [hiddenFrom]: crestOf(least) },
  background: skyUntil(hiddenFrom),
  '@media': { [media.md]: { vars: { [hiddenFrom]: crestOf(usual) } } },
});

globalStyle(`${head} > ${landscape}`, {
  gridArea: 'view',
  // On a wide screen the country is closer, so that it is no thin strip with small landmarks.
  '@media': { [media.lg]: { vars: { [across]: 'max(130vw, 120svh)' } } },
});

/** Below the landscape, unless the page says otherwise: intro-above.css.ts, intro-beside.css.ts. */
export const intro = style({
  gridArea: 'intro',
  zIndex: 1,
  // Hidden while nothing follows the head, which has then not arrived in full. Its lines are balanced, so each new line would
  // move the lines above.
  selectors: { [`${head}:not(:has(+ *)) > &`]: { visibility: 'hidden' } },
  // Overlaps by a pixel, because fractional pixels would leave a seam.
  marginBlockStart: `-${stroke.hair}`,
  paddingInline: space.gutter,
  paddingBlock: `${space.snug} ${space.tight}`,
  // Below the landscape the intro looks like a part of the first section.
  background: color.ground,
  color: color.onGround,
  fontSize: size.text,
  lineHeight: 1.45,
  '@media': {
    [media.sm]: { fontSize: `max(${size.text}, min(${size.lead}, 3svh))` },
    [media.md]: { paddingBlockStart: space.loose },
    [media.sideways]: {
      paddingInlineStart: 0,
      // Its first line is level with that of the heading.
      paddingBlock: `calc(min(2vw, 3svh) + ${space.hair}) ${space.loose}`,
      background: 'none',
      color: 'inherit',
      fontSize: size.small,
    },
    [media.print]: { background: 'none', color: 'inherit' },
  },
});

export const words = style({ maxInlineSize: width.measure, textWrap: 'balance' });
