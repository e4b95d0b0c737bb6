import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, space, stroke } from '#styles/tokens.css.ts';
import { link as footerLink } from './Footer.css.ts';

/** Two columns on a phone, where a finger needs much room. */
export const list = style({
  ...grid(`0 ${space.base}`, '2fr 3fr'),
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: '1fr' } },
});

export const link = style([
  footerLink,
  {
    textDecoration: 'none',
    selectors: {
      '&:hover, &[aria-current=page]': { textDecoration: 'underline' },
      '&[aria-current=page]': {
        textDecorationColor: color.onGroundAccent,
        textDecorationThickness: stroke.line,
      },
    },
  },
]);

export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.tight });

// An open submenu has its own line below its link.
export const submenu = style({ selectors: { '&[open]': { display: 'contents' } } });
// Browsers that know this pseudo-element put a box around the list.
globalStyle(`${submenu}::details-content`, { flexBasis: '100%' });
globalStyle(`${submenu} > ul`, { flexBasis: '100%', paddingInlineStart: space.base });

export const toggle = style([footerLink, { display: 'grid', justifyItems: 'center' }]);
globalStyle(`${submenu}[open] svg`, { rotate: '180deg' });
