import { globalStyle, style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { color, space, stroke } from '#styles/tokens.css.ts';

export const list = style({
  ...grid(`0 ${space.base}`, '2fr 3fr'),
  alignItems: 'start',
});

globalStyle(`${list} a:not(:hover, [aria-current])`, { textDecoration: 'none' });
globalStyle(`${list} [aria-current]`, {
  textDecorationColor: color.onGroundAccent,
  textDecorationThickness: stroke.line,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.tight });

// An open submenu has its own line below its link.
export const submenu = style({ selectors: { '&[open]': { display: 'contents' } } });
// Browsers that know this pseudo-element put a box around the list.
globalStyle(`${submenu}::details-content`, { flexBasis: '100%' });
globalStyle(`${submenu} > ul`, { flexBasis: '100%', paddingInlineStart: space.base });

globalStyle(`${submenu} > summary`, { display: 'grid', justifyItems: 'center' });
globalStyle(`${submenu}[open] svg`, { rotate: '180deg' });
