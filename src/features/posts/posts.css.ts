import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { color, radius, smallPrint, space, spoken, stroke, target } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';
import { textButton } from '#ui/button/text-button.css.ts';

/** One column to four. Of this share four fit a wide page, and three a laptop, with the gaps between them. */
export const posts = style(
  grid(
    `${space.roomy} ${space.loose}`,
    'repeat(auto-fill, minmax(min(100%, max(14rem, 23.8%)), 1fr))',
  ),
);

export const load = style([look.plain, { marginBlockStart: space.roomy }]);

export const status = style({ marginBlockStart: space.base });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.snug,
  blockSize: '100%',
  paddingBlockStart: space.base,
  borderBlockStart: `${stroke.bold} solid ${color.line}`,
});

export const picture = style({
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.small,
});

export const date = style(smallPrint);
export const text = style({ whiteSpace: 'pre-line' });

export const more = style([
  textButton,
  { marginBlock: `calc(-1 * ${space.tight})`, fontWeight: 700 },
]);

export const counts = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space.tight,
  ...smallPrint,
});

export const link = style({ ...target, fontWeight: 700 });

export const aside = style(spoken);
