import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { color, radius, size, space, target } from '#styles/tokens.css.ts';

/** The portrait, and beside it the words. Without a portrait they begin at the edge. */
export const reply = style({
  ...grid(`0 min(${space.base}, 4vw)`),
  gridAutoFlow: 'column',
  gridTemplateRows: 'auto auto',
  justifyContent: 'start',
  fontSize: size.small,
  lineHeight: 1.4,
});

/** It has its room before it arrives. On a phone with text of 200%, it leaves enough for the words to stay whole. */
export const portrait = style({
  gridRowEnd: 'span 2',
  inlineSize: 'min(4.5rem, 24vw)',
  aspectRatio: '1',
  borderRadius: radius.small,
  background: color.apricot,
});

/** Two lines in either font, so that the swap of fonts moves nothing below it. */
export const sentence = style({ maxInlineSize: '24rem' });

/**
 * In a line of its own, so that no words before it move it as their font arrives. It fits there on the narrowest phone with text
 * of 200% too.
 */
export const number = style([
  target,
  {
    display: 'flex',
    inlineSize: 'max-content',
    // In front of the words above and below, which its edges overlap.
    position: 'relative',
    marginBlock: `-${space.tight} -${space.hair}`,
    fontSize: `min(${size.lead}, 8vw)`,
    fontWeight: 700,
  },
]);
