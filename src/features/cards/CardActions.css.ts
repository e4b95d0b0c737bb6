import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { barHeight, color, radius, size, space, spoken } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';
import { turning } from './side.css.ts';

/** On the ground below the landscape, or above it where it is beside the card. */
export const actions = style({
  display: 'block',
  position: 'relative',
  zIndex: 1,
  '@media': { [media.print]: { display: 'none' } },
});

// The two main actions, and four below them however wide the phone is, or fewer where the text is large. The longest word has
// the most room. With "auto-fit" the first would be twice as wide until the second has arrived.
export const list = style({
  ...grid(space.tight, 'repeat(auto-fill, minmax(max(3.5rem, 20%), auto))'),
  // Without a script there are three.
  '@media': {
    '(scripting: none)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(3.75rem, 26%), 1fr))',
    },
    [media.lg]: { gridTemplateColumns: '2fr 1.5fr repeat(4, 1fr)' },
    [media.sideways]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(3rem, 20%), auto))' },
  },
});
export const main = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.md]: { gridColumn: 'span 2' },
    [media.lg]: { gridColumn: 'auto' },
    [media.sideways]: { gridColumn: '1 / -1' },
  },
});

/** Share needs a script. Without one, the address can be copied from the browser’s bar. */
export const share = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** In print, and in Safari before 17, both sides are there. */
export const turn = style({ display: 'none', ...turning({ display: 'block' }) });

/** For screen readers only: everybody else sees the card turn. */
export const turned = style({ ...spoken, position: 'fixed' });

export const action = style([
  look.plain,
  {
    display: 'inline-grid',
    // The label's row is there before the label.
    gridTemplateRows: 'auto minmax(1.2em, auto)',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.hair,
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: '4.25rem',
    padding: `0 ${space.hair}`,
    borderColor: color.onGroundQuiet,
    background: color.ground,
    color: color.onGround,
    fontSize: size.small,
    '@media': { [media.sideways]: { minBlockSize: '3.5rem' } },
    selectors: { '&:hover': { borderColor: color.onGroundAccent, color: color.onGroundAccent } },
  },
]);

const large = style([
  action,
  {
    gridTemplate: 'auto / auto auto',
    gap: space.snug,
    minBlockSize: '3.5rem',
    padding: `0 ${space.base}`,
    fontSize: size.lead,
    '@media': {
      // As high as the other four in its row, also before they have arrived.
      [media.lg]: { minBlockSize: '4.25rem' },
      [media.sideways]: { minBlockSize: '3rem' },
    },
  },
]);

/** The main action. */
export const save = style([
  large,
  {
    borderColor: 'transparent',
    background: color.onGroundAccent,
    color: color.ground,
    selectors: { '&:hover': { background: color.onGround, color: color.ground } },
  },
]);

export const show = style([large, { borderColor: color.onGroundAccent }]);

/** What became of a press, above the tab bar wherever its button is. */
export const status = style({
  selectors: {
    '&:not(:empty)': {
      position: 'fixed',
      insetInline: space.gutter,
      insetBlockEnd: `calc(${barHeight.tabs} + ${space.tight})`,
      zIndex: 1,
      inlineSize: 'fit-content',
      marginInline: 'auto',
      padding: `${space.tight} ${space.base}`,
      borderRadius: radius.medium,
      background: color.onGround,
      color: color.ground,
    },
  },
});

globalStyle('save-file, share-link', { display: 'contents' });
