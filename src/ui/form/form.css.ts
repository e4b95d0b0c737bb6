import { style } from '@vanilla-extract/css';
import { bothEnds, cluster, grid, media, sideBySide } from '#styles/layout.ts';
import { color, smallPrint, space, stroke, title } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';

export const fields = style(grid(space.fields));

/** The first line of the form. */
export const firstNotice = style({
  ...smallPrint,
  lineHeight: 1.4,
  textWrap: 'wrap',
});

/** On a line of its own: otherwise the swap of fonts could move it to another line. */
export const noticeLink = style({
  '@media': {
    [`not ${media.md}`]: { display: 'table' },
    [media.touch]: { paddingBlock: space.snug },
  },
});

export const section = style([
  fields,
  { selectors: { '& + &': { marginBlockStart: space.base } } },
]);

export const heading = style({ ...title, marginBlockEnd: `calc(-1 * ${space.tight})` });

export const pair = style(grid(`${space.fields} ${space.loose}`, sideBySide('9rem')));

/** Side by side only where both show their longest option in full. */
export const optional = style(grid(`${space.fields} ${space.loose}`, sideBySide('18rem')));

export const disclosure = style({ borderBlockStart: `${stroke.hair} solid ${color.line}` });
export const summary = style({
  ...bothEnds(space.base),
  paddingBlock: space.base,
  fontWeight: 700,
});
export const chevron = style({ color: color.ember });
export const disclosed = style([fields, { paddingBlock: `${space.base} ${space.roomy}` }]);

export const ending = style({
  ...grid(space.loose),
  justifyItems: 'start',
  containerType: 'inline-size',
  // Without a script nothing can be sent. A notice above the form says so.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** As tall as the widget, so that nothing moves when it appears. The compact widget is narrower and taller. */
export const captcha = style({
  inlineSize: '100%',
  minBlockSize: '78px',
  '@container': { '(width < 303px)': { minBlockSize: '144px' } },
});

/** The button, and beside it what it waits for. */
export const sending = style({ ...cluster(`${space.snug} ${space.loose}`), inlineSize: '100%' });

export const send = style([
  look.strong,
  {
    minInlineSize: 'min(100%, 12rem)',
    selectors: {
      '&[data-dimmed], &:disabled': {
        background: 'none',
        borderColor: color.border,
        color: color.quiet,
        cursor: 'not-allowed',
      },
      '&:is([data-dimmed], :disabled):hover': { textDecoration: 'none' },
      '&:disabled': { cursor: 'progress' },
    },
  },
]);
