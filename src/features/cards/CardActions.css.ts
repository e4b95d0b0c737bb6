import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { bar, color, radius, ringInside, size, space, stroke, width } from '#styles/tokens.css.ts';
import { cardWidth, margin, top, wide } from './side.css.ts';

export const ground = style({
  ...grid(space.base),
  justifyItems: 'center',
  padding: `${space.base} ${space.gutter}`,
  background: color.ground,
  color: color.onGround,
  '@media': { [media.print]: { display: 'none' } },
});

export const actions = style({
  ...grid(space.tight),
  // Three, however wide the phone is, or fewer where the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.5rem, 26%), 1fr))',
  inlineSize: cardWidth,
  '@media': {
    [wide]: {
      // Beside the card, below the button that turns it.
      position: 'absolute',
      insetBlockStart: `calc(${top} + 3.75rem)`,
      insetInline: `calc(${margin} + ${cardWidth} + ${space.loose}) ${margin}`,
      inlineSize: 'auto',
    },
  },
});

export const first = style({ gridColumn: '1 / -1' });

export const action = style({
  display: 'inline-grid',
  // The label's row is there before the label.
  gridTemplateRows: 'auto minmax(1.2em, auto)',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.hair,
  inlineSize: '100%',
  minBlockSize: 'max(4.25rem, 8vmin)',
  border: `${stroke.line} solid ${color.onGroundQuiet}`,
  borderRadius: radius.medium,
  background: color.ground,
  fontWeight: 700,
  lineHeight: 1.2,
  textDecoration: 'none',
  outlineOffset: ringInside,
  selectors: { '&:hover': { borderColor: color.onGroundAccent, color: color.onGroundAccent } },
});

/** The main action. */
export const save = style([
  action,
  {
    gridTemplate: 'auto / auto auto',
    alignItems: 'center',
    gap: space.snug,
    paddingInline: space.base,
    borderColor: 'transparent',
    background: color.onGroundAccent,
    color: color.ground,
    fontSize: size.lead,
    selectors: { '&:hover': { background: color.onGround, color: color.ground } },
  },
]);

/** Sharing needs a script; the address bar does not. */
export const share = style([action, { '@media': { '(scripting: none)': { display: 'none' } } }]);

export const help = style({
  maxInlineSize: width.measure,
  color: color.onGroundQuiet,
  fontSize: size.small,
  textAlign: 'center',
  textWrap: 'balance',
});

/** The result of sharing, above the tab bar. */
export const status = style({
  position: 'fixed',
  insetBlockEnd: `calc(${bar.tabs} + ${space.base})`,
  borderRadius: radius.medium,
  background: color.onGround,
  color: color.ground,
  selectors: { '&:not(:empty)': { padding: `${space.snug} ${space.loose}` } },
});
