import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { color, radius, space, stroke, target } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';

/** One column to four. Of this share four fit a wide page, and three a laptop, with the gaps between them. */
export const posts = style(
  grid(
    `${space.roomy} ${space.loose}`,
    'repeat(auto-fill, minmax(min(100%, max(14rem, 23.8%)), 1fr))',
  ),
);

export const load = style([look.plain, { marginBlock: `${space.roomy} ${space.base}` }]);

export const card = style({
  ...grid(space.snug),
  justifyItems: 'start',
  paddingBlockStart: space.base,
  borderBlockStart: `${stroke.bold} solid ${color.line}`,
});

export const picture = style({
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.small,
});

export const text = style({ whiteSpace: 'pre-line' });

/** A link, or a button that looks like one. */
export const link = style({ ...target, fontWeight: 700, textDecorationLine: 'underline' });
