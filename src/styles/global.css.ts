import { globalStyle } from '@vanilla-extract/css';
import './fallback-fonts.css.ts';
import './themes.css.ts';
import { media, noPopover } from './media.ts';
import { bar, color, font, size, space, stroke } from './tokens.css.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  scrollPaddingBlock: `calc(${bar.header} + ${space.base}) calc(${bar.tabs} + ${space.base})`,
  background: color.sky.foot,
  WebkitTextSizeAdjust: '100%',
  '@media': { [media.lg]: { scrollPaddingBlockEnd: space.base } },
});

// Paper is white. Where browsers leave out a background, they darken the pale text on it themselves.
globalStyle(':root', { '@media': { [media.print]: { colorScheme: 'light !important' } } });

globalStyle('body', {
  minHeight: '100svh',
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.text,
  lineHeight: 1.55,
  // Text may be twice as large as a phone has room for.
  overflowWrap: 'anywhere',
  // The fixed tab bar stands below the end of the page, never on it.
  paddingBlockEnd: bar.tabs,
  '@media': { [media.lg]: { paddingBlockEnd: 0 }, [media.print]: { paddingBlockEnd: 0 } },
});

globalStyle('h1, h2, h3', {
  fontFamily: font.display,
  fontWeight: 700,
  lineHeight: 1.02,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
});
// Small, its words would run into each other.
globalStyle('h3', { wordSpacing: '0.08em' });
// An empty string, because Safari does not tell of lists without any marker (webkit.org/b/170179). In an item that
// begins with a block without lines, such as a picture, the empty marker takes a line: what begins an item is inline.
globalStyle('ul', { listStyleType: "''", padding: 0 });
globalStyle('ol', { paddingInlineStart: '1.2em' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('a', {
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});
globalStyle('a[href^="tel:"]', { whiteSpace: 'nowrap' });
globalStyle('a:hover', { textDecorationThickness: stroke.line });
globalStyle('summary', { cursor: 'pointer' });
// Without popovers they would be shown all the time, and the settings could not be opened.
globalStyle('[popover], section:has(> [popover])', {
  '@supports': { [noPopover]: { display: 'none' } },
});

globalStyle(':focus-visible', {
  outline: `${stroke.focus} solid currentColor`,
  outlineOffset: stroke.focus,
});
