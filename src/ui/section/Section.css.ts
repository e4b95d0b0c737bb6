import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { stars } from '#ui/ridges/stars.css.ts';
import { color, space } from '#styles/tokens.css.ts';

const step = createVar();
const foot = createVar();

/** Stars where a step is gone and nothing is written. */
const dusk = stars(space.section, 'bottom');

/**
 * A step of the day: solid at its crest, clear further down, and gone at its foot, where the sky shows before the next one
 * rises.
 */
const section = style({
  position: 'relative',
  background: `${dusk}, linear-gradient(${step}, color-mix(in oklab, ${step} 84%, transparent) 14rem calc(100% - 2 * ${space.section}), transparent)`,
  fill: step,
});

/** One step without a ridge of its own begins as softly as it ends. */
export const edgeless = style({});

export const tone = styleVariants({
  // Between two steps there is nothing but sky.
  sky: [section, { background: dusk }],
  paper: [section, { vars: { [step]: color.paper } }],
  apricot: [section, { vars: { [step]: color.apricot } }],
  rose: [section, { vars: { [step]: color.rose } }],
  ground: [
    section,
    {
      vars: { [step]: color.ground, [foot]: color.groundFoot },
      background: `${dusk}, linear-gradient(${step}, ${foot} calc(100% - ${space.section}), transparent)`,
      color: color.onGround,
      selectors: {
        '&:is(footer)::after': { display: 'none' },
        '&:is(footer)': { background: `linear-gradient(${step}, ${foot})` },
      },
    },
  ],
});

export const edge = style({
  position: 'absolute',
  insetInline: 0,
  // A sliver of overlap hides the seam that fractional pixels leave.
  insetBlockEnd: 'calc(100% - 1px)',
  inlineSize: '100%',
  blockSize: 'clamp(2.25rem, 6.5vw, 7rem)',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

// A phone shows half of the ridge, which would be jagged if it were squeezed.
globalStyle(`${edge} > use`, { scale: '2 1', '@media': { [media.sm]: { scale: 'none' } } });
// Every second ridge is seen from behind, so that no two that follow each other are alike.
globalStyle(`:nth-child(even) > ${edge}`, { scale: '-1 1' });

export const inside = style({
  paddingInline: space.gutter,
  paddingBlock: space.section,
});

// Two sections on one sheet of paper are one space apart, not two.
globalStyle(`${tone.paper} + ${edgeless}${tone.paper} > ${inside}`, { paddingBlockStart: 0 });
