import { style } from '@vanilla-extract/css';
import { columnsFrom, grid, media } from '#styles/layout.ts';
import { color, size, space, stroke } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';

/** The gap between two fields. */
const apart = 'clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem)';

export const fields = style({ ...grid(apart), textWrap: 'balance' });

export const section = style([
  fields,
  { selectors: { '& + &': { marginBlockStart: space.roomy } } },
]);

export const heading = style({
  marginBlockEnd: `calc(-1 * ${space.tight})`,
  '@media': { [`not ${media.md}`]: { fontSize: size.title } },
});

export const pair = style({
  ...columnsFrom('sm', '1fr 1fr', `${apart} ${space.loose}`),
  // Side by side only where both show their longest option in full.
  selectors: {
    '&:has(select)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))' },
  },
});

export const disclosure = style({ borderBlockStart: `${stroke.hair} solid ${color.line}` });
export const summary = style({
  paddingBlock: space.base,
  fontWeight: 700,
  '::marker': { color: color.ember },
});
export const disclosed = style([fields, { paddingBlock: `${space.base} ${space.roomy}` }]);

export const ending = style({
  ...grid(space.loose),
  justifyItems: 'start',
  containerType: 'inline-size',
  // Without a script nothing can be sent, as the notice above the form says.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** As tall as the widget, so that nothing moves when it appears. The compact one is narrower and taller. */
export const captcha = style({
  inlineSize: '100%',
  minBlockSize: '78px',
  '@container': { '(width < 303px)': { minBlockSize: '144px' } },
});

/** The length of the ridge light shows how much has been uploaded. */
const light = `linear-gradient(90deg, ${color.ember}, ${color.sun})`;
export const progress = style({
  inlineSize: '100%',
  blockSize: stroke.focus,
  border: 0,
  background: color.line,
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: color.line },
    '&::-webkit-progress-value': { background: light },
    '&::-moz-progress-bar': { background: light },
  },
  // The browser draws no bar of its own once its background is ours.
  '@media': { [media.forced]: { forcedColorAdjust: 'none', blockSize: space.base } },
});

export const send = style([
  look.strong,
  {
    minInlineSize: 'min(100%, 12rem)',
    selectors: {
      '&[aria-disabled], &:disabled': {
        background: color.line,
        borderColor: color.line,
        color: color.quiet,
        cursor: 'not-allowed',
      },
      '&:is([aria-disabled], :disabled):hover': { textDecoration: 'none' },
      '&:disabled': { cursor: 'progress' },
    },
  },
]);
