// In the weakest cascade layer (scripts/build/styles.ts): any class wins over these.
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { media } from './layout.ts';
import { barHeight, color, font, indent, size, space, stroke, touch } from './tokens.css.ts';
import { bold, display } from './typefaces.ts';

globalFontFace(display.fallbackName, { ...display.fallback, src: bold, fontWeight: 700 });

globalStyle('*, ::before, ::after', { boxSizing: 'border-box', margin: 0 });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('html', {
  vars: {
    [barHeight.header]: '4.5rem',
    [barHeight.tabs]: '3.75rem',
    // Beyond 1920 px the gutter grows instead of the page. On a phone it shrinks, because large text needs the room.
    [space.gutter]:
      'max(clamp(min(1.25rem, 6.25vw), 0.2rem + 4.7vw, 4.5rem), (100vw - 111rem) / 2)',
  },
  fontSize: size.root,
  scrollPaddingBlock: `calc(${barHeight.header} + ${space.base}) calc(${barHeight.tabs} + ${space.base})`,
  WebkitTextSizeAdjust: '100%',
  '@media': {
    // Visible when the page is pulled down beyond its top. In print it would cover every sheet.
    screen: { background: color.skyTop },
    // Not with large text, which may need two rows.
    [`${media.smallPhone} and ${media.xs}`]: { vars: { [barHeight.header]: '3.5rem' } },
    [media.sideways]: { vars: { [barHeight.header]: '3.25rem', [barHeight.tabs]: touch.side } },
    // Here the header scrolls away with the page.
    [media.short]: { scrollPaddingBlockStart: space.base },
    // From this width on there is no tab bar.
    [`${media.noTabBar}, ${media.print}`]: { vars: { [barHeight.tabs]: '0px' } },
  },
});

globalStyle('body', {
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.text,
  lineHeight: 1.55,
  // At a text size of 200%, a word may be wider than a phone.
  overflowWrap: 'anywhere',
});

globalStyle('h1, h2, h3', {
  fontFamily: font.display,
  lineHeight: 1.02,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
});
// At small sizes the words would run together.
globalStyle('h3', { wordSpacing: '0.08em' });
// An empty string, because VoiceOver in Safari does not announce a list with `list-style: none` (webkit.org/b/170179). The
// empty marker takes up a line if an item begins with a block without lines, such as a picture, so items begin inline.
globalStyle('ul', { listStyleType: "''", padding: 0 });
globalStyle('address, dfn', { fontStyle: 'normal' });
globalStyle('ol', { paddingInlineStart: indent.bullet });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
// Keeps large text from squeezing an icon beside it.
globalStyle('svg', { flexShrink: 0 });
globalStyle('a, button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { padding: 0, border: 0, background: 'none' });
// Some buttons look like links.
globalStyle('a, button', { textUnderlineOffset: '0.2em', textDecorationThickness: stroke.hair });
globalStyle('a[href^="tel:"]', { whiteSpace: 'nowrap' });
globalStyle('a:hover, button:hover', { textDecorationThickness: stroke.bold });
// A press is answered at once, even while a page is on its way.
globalStyle(':is(a, button):active', { opacity: 0.6 });
globalStyle('button, summary', { cursor: 'pointer' });
// Safari draws a marker of its own beside our icon.
globalStyle('summary:has(> svg)::-webkit-details-marker', { display: 'none' });
// The mark of what unfolds.
globalStyle('[open] > summary > svg', { rotate: '180deg' });
// A browser without popovers, such as Safari before 17, would always show them.
globalStyle('[popover]', {
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
});

// `:where` has no specificity, so a class can override one property. Filled controls have the ring inside, because a ring in
// the colour of their words would be invisible on the page.
globalStyle(':where(:focus-visible)', {
  outline: `${stroke.focus} solid currentColor`,
  outlineOffset: stroke.focus,
});
