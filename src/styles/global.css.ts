import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { media } from './layout.ts';
import { bar, color, font, size, space, stroke } from './tokens.css.ts';
import { bold, display } from './typefaces.ts';

globalFontFace('Display before', { ...display.fallback, src: bold, fontWeight: 700 });

globalStyle('*, ::before, ::after', { boxSizing: 'border-box', margin: 0 });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('html', {
  vars: {
    [bar.header]: '4.5rem',
    [bar.tabs]: '3.75rem',
    // Beyond 1920 px it grows instead of the page. Large text on a phone needs the room.
    [space.gutter]:
      'max(clamp(min(1.25rem, 6.25vw), 0.2rem + 4.7vw, 4.5rem), (100vw - 111rem) / 2)',
  },
  scrollPaddingBlock: `calc(${bar.header} + ${space.base}) calc(${bar.tabs} + ${space.base})`,
  WebkitTextSizeAdjust: '100%',
  '@media': {
    // This shows where the page is pulled down beyond its top. In print it would cover every sheet.
    screen: { background: color.skyTop },
    [media.lying]: { vars: { [bar.header]: '3.25rem', [bar.tabs]: '2.75rem' } },
    // The header scrolls away with the page.
    [media.short]: { scrollPaddingBlockStart: space.base },
    // From this width on the header has the links of the tab bar.
    [`${media.lg}, ${media.print}`]: { vars: { [bar.tabs]: '0px' } },
  },
});

globalStyle(':root', {
  // Without a script the system's setting decides. The class that the preferences script sets overrules it.
  colorScheme: 'light dark',
  // Paper is white. If a browser leaves out a background, it darkens the pale text on it by itself.
  '@media': { [media.print]: { colorScheme: 'light !important' } },
});
globalStyle(':root.light', { colorScheme: 'light' });
globalStyle(':root.dark', { colorScheme: 'dark' });

globalStyle('body', {
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.text,
  lineHeight: 1.55,
  // Text may be twice as large as a phone has room for.
  overflowWrap: 'anywhere',
});

globalStyle('h1, h2, h3', {
  fontFamily: font.display,
  lineHeight: 1.02,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
});
// In small sizes the words would run together.
globalStyle('h3', { wordSpacing: '0.08em' });
// An empty string, because Safari does not announce lists without any marker (webkit.org/b/170179). In an item that
// begins with a block without lines, such as a picture, the empty marker takes a line, so items begin inline.
globalStyle('ul', { listStyleType: "''", padding: 0 });
globalStyle('address, dfn', { fontStyle: 'normal' });
globalStyle('ol', { paddingInlineStart: '1.2em' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
// Large text beside an icon would squeeze it.
globalStyle('svg', { flexShrink: 0 });
globalStyle('a, button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { padding: 0, border: 0, background: 'none' });
// Some buttons are underlined, too.
globalStyle('a, button', { textUnderlineOffset: '0.2em', textDecorationThickness: stroke.hair });
globalStyle('a[href^="tel:"]', { whiteSpace: 'nowrap' });
globalStyle('a:hover, button:hover', { textDecorationThickness: stroke.line });
globalStyle('button, summary', { cursor: 'pointer' });
// Safari has a marker of its own, which would be beside the icon.
globalStyle('summary:has(> svg)::-webkit-details-marker', { display: 'none' });
// Without popovers they would be shown all the time, and the settings could not be opened.
globalStyle('[popover], section:has(> [popover])', {
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
});

// This has no specificity, so a class can override it with one property. Filled controls have the ring inside, because
// a ring in the colour of their words would not show on the page.
globalStyle(':where(:focus-visible)', {
  outline: `${stroke.focus} solid currentColor`,
  outlineOffset: stroke.focus,
});
