import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { bar, color, radius, size, space } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';

/** Above the ground, or above the landscape where it is beside the card. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  paddingBlockStart: space.base,
  '@media': { [media.print]: { display: 'none' } },
});

// Three below the first, however wide the phone is, or fewer where the text is large.
export const list = style({
  ...grid(space.tight, 'repeat(auto-fit, minmax(max(3.75rem, 26%), 1fr))'),
  '@media': { '(scripting: none)': { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${list} > :first-child`, { gridColumn: '1 / -1' });

/** Share needs a script. Without one, the address can be copied from the browser’s bar. */
export const share = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const button = style([
  look.plain,
  { borderColor: color.onGroundQuiet, background: color.ground, color: color.onGround },
]);

export const action = style([
  button,
  {
    display: 'inline-grid',
    // The label's row is there before the label.
    gridTemplateRows: 'auto minmax(1.2em, auto)',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.hair,
    inlineSize: '100%',
    minBlockSize: 'max(4.25rem, 8vmin)',
    paddingInline: 0,
    selectors: { '&:hover': { borderColor: color.onGroundAccent, color: color.onGroundAccent } },
  },
]);

/** The main action. */
export const save = style([
  action,
  {
    gridTemplate: 'auto / auto auto',
    gap: space.snug,
    paddingInline: space.base,
    borderColor: 'transparent',
    background: color.onGroundAccent,
    color: color.ground,
    fontSize: size.lead,
    selectors: { '&:hover': { background: color.onGround, color: color.ground } },
  },
]);

/** The result of sharing, always above the tab bar. */
globalStyle(`${actions} > p:not(:empty)`, {
  position: 'sticky',
  insetBlockEnd: `calc(${bar.tabs} + ${space.tight})`,
  inlineSize: 'fit-content',
  margin: `${space.tight} auto 0`,
  padding: `${space.hair} ${space.base}`,
  borderRadius: radius.medium,
  background: color.onGround,
  color: color.ground,
});
