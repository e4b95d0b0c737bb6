import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, space } from '#styles/tokens.css.ts';
import { sunX } from '#ui/ridges/Landscape.css.ts';
import { covered } from '#ui/under-header/UnderHeader.css.ts';

const step = createVar();
const next = createVar();
const foot = createVar();

const clear = (tint: string) => `color-mix(in oklab, ${tint} 95%, transparent)`;

/**
 * A step of the day. It is opaque at its crest and fades into the colour of the next step. Its foot is the sky, in front of
 * which the next one begins.
 */
const section = style({
  position: 'relative',
  background: `linear-gradient(${step}, ${clear(step)} min(14rem, 50% - ${space.section}), ${clear(next)} calc(100% - 2 * ${space.section}), ${foot})`,
  fill: step,
});

/** Sky down to the horizon. */
const sky = style({
  overflowX: 'clip',
  background: `linear-gradient(in oklch, ${color.skyMiddle}, ${color.skyLow} 60%, ${color.skyFoot})`,
});

const ground = style({
  vars: { [step]: color.ground },
  // Opaque all the way down. The ridges of the next section cover its lower edge.
  background: `linear-gradient(${step}, ${color.groundFoot} 22rem)`,
  color: color.onGround,
  // Dark on paper. Browsers do not print the ground, so the pale words would print in grey.
  '@media': {
    [media.print]: {
      vars: {
        [color.onGround]: color.ink,
        [color.onGroundQuiet]: color.quiet,
        [color.onGroundAccent]: color.accent,
      },
      background: 'none',
    },
  },
});

/** A tone that fades into the next one, with this sky at its foot. */
const fading = (own: string, then: string, horizon: string) => [
  section,
  { vars: { [step]: own, [next]: then, [foot]: horizon } },
];

export const tone = styleVariants({
  sky: [section, sky],
  ground: [section, ground],
  // The day passes down the page: first paper, then apricot, then rose, then the colour of the sky at its end.
  paper: fading(color.paper, color.apricot, color.paperFoot),
  apricot: fading(color.apricot, color.rose, color.roseFoot),
  rose: fading(color.rose, color.skyMiddle, color.roseFoot),
  afterglow: fading(color.skyMiddle, color.skyMiddle, color.roseFoot),
});

/** For a section without a ridge: it goes on from the one before, which ends in the colour of its first step. */
export const goesOn = style({});
globalStyle(`${section}:has(+ ${goesOn})`, { vars: { [foot]: next } });

// Before a section of tone "sky", the foot has that section's first colour.
globalStyle(`${section}:has(+ ${sky})`, { vars: { [foot]: color.skyMiddle } });

/** The height of all three ridges together. The section before leaves room for it. */
// oxlint-disable-next-line house/style-tokens -- The height of a drawing.
const allHeight = 'clamp(12.5rem, 22vw, 24rem)';

/** The height of one ridge. */
// oxlint-disable-next-line house/style-tokens -- The height of a drawing.
export const edgeHeight = 'clamp(2.25rem, min(5vw, 7svh), 6rem)';

export const edge = style({
  position: 'absolute',
  // An overlap hides the seam that fractional pixels leave.
  inset: 'auto 0 calc(100% - 2px)',
  inlineSize: '100%',
  blockSize: edgeHeight,
  // Summits may rise above the box. The slopes end at its foot.
  overflow: 'visible',
  clipPath: 'inset(-100% 0 0)',
  pointerEvents: 'none',
  '@media': { [`${media.print}, ${media.forced}`]: { display: 'none' } },
});

/**
 * With the sky in which day breaks, or night falls: brightest above the crest that the sun lights. It goes over into the dark
 * section above.
 */
export const allRidges = style({
  blockSize: allHeight,
  background: `radial-gradient(60% 50% at ${sunX} 55%, ${color.sun}, 30%, transparent), linear-gradient(in oklch, transparent, ${color.midTop} 20%, ${color.midFoot} 42%, ${color.skyFoot} 75%, transparent 0)`,
});

// A phone shows half of the ridge, around its light, because a squeezed one would be jagged.
globalStyle(`${edge} use`, {
  scale: '2 1',
  transformOrigin: `${sunX} 0`,
  '@media': { [media.sm]: { scale: 'none' } },
});

export const mirrored = style({ scale: '-1 1' });

export const inside = style({
  paddingInline: space.gutter,
  // Leaves room for the crest of the next section.
  paddingBlock: `calc(${space.wide} * 2 / 3) ${space.section}`,
});

// A section of tone "sky" has no ridge at its top, so it needs less room there.
globalStyle(`${sky} > ${inside}`, { paddingBlockStart: space.base });
// A dark section leaves room for the three ridges of the section after it and their sky. Most of that is not dark.
globalStyle(`${ground}:has(+ * > ${allRidges})`, {
  vars: { [covered]: `calc(0.7 * ${allHeight})` },
});
globalStyle(`${ground}:has(+ * > ${allRidges}) > ${inside}`, {
  paddingBlockEnd: `calc(${allHeight} + ${space.roomy})`,
});

// Keeps the summits of the footer clear of the last words of a page.
globalStyle(`main > :last-child > ${inside}`, {
  paddingBlockEnd: `calc(${space.section} + ${space.roomy})`,
});
