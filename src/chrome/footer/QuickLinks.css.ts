import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { space } from '#styles/tokens.css.ts';
import { footerLink } from './footer-link.css.ts';

export const list = style({
  ...grid(`0 ${space.base}`, '2fr 3fr'),
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr', columnGap: space.roomy } },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.tight });

export const link = style([
  footerLink,
  {
    // The current page stays underlined.
    selectors: { '&:not(:hover, [aria-current])': { textDecoration: 'none' } },
  },
]);

// An open submenu has its own line below its link.
export const submenu = style({ selectors: { '&[open]': { display: 'contents' } } });
// Browsers that know this pseudo-element put a box around the list.
globalStyle(`${submenu}::details-content`, { flexBasis: '100%' });
export const sublist = style({ flexBasis: '100%', paddingInlineStart: space.base });

export const opener = style([footerLink, { display: 'grid', justifyItems: 'center' }]);
