import { style } from '@vanilla-extract/css';
import { grid, media, staysBelow } from '#styles/layout.ts';
import { color, display, indent, space, title, width } from '#styles/tokens.css.ts';

/** The same columns as in the page's head, so that the aside is below the intro. */
export const layout = style({
  ...grid(`${space.loose} ${space.roomy}`),
  '@media': {
    [media.lg]: {
      gridTemplate: '"form who" auto "form next" 1fr / 7fr 5fr',
    },
  },
});

export const form = style({ '@media': { [media.lg]: { gridArea: 'form' } } });

const beside = { maxInlineSize: '24rem' } as const;

/** On a phone before the form, because a call is the shortest way to a person. */
export const who = style({
  maxInlineSize: width.measure,
  '@media': { [media.lg]: { gridArea: 'who', ...beside } },
});

/** After the form on a phone, so that the first question is near. */
export const next = style({
  maxInlineSize: width.measure,
  lineHeight: 1.4,
  '@media': { [media.lg]: { gridArea: 'next', ...beside, ...staysBelow(space.loose) } },
});

export const quote = style({ marginBlockStart: space.roomy });

export const heading = style(title);

export const steps = style({
  counterReset: 'step',
  listStyle: 'none',
  paddingInlineStart: 0,
  ...grid(space.base),
  marginBlockStart: space.base,
});

/** A path with a marker at each step. */
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  paddingInlineStart: indent.large,
  textWrap: 'balance',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    ...display,
    fontSize: '120%',
    lineHeight: 1.2,
    color: color.accent,
  },
});
