// In the weakest cascade layer (scripts/build/styles.ts): any class wins over these.
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { media } from './layout.ts';
import { largest, size, smallPrint } from './tokens.css.ts';
import { bold, display, regular, text } from './typefaces.ts';

// Cards go without these, because they have no bytes to spare.
globalFontFace(text.fallbackName, [
  { ...text.fallback, src: regular, fontWeight: 400 },
  { ...text.fallback, src: bold, fontWeight: 700 },
]);
// The text face has no kerning. Without kerning the fallback is about as wide, so less moves when the face arrives.
globalStyle('body', { fontKerning: 'none' });
globalStyle('h1, h2, h3', { fontKerning: 'auto' });
globalStyle('h2', { fontSize: size.heading });
globalStyle('main img', { inlineSize: '100%', borderRadius: 'inherit' });
globalStyle('small, dt, figcaption', smallPrint);
globalStyle('html', {
  // Nothing is written in it. But Firefox begins no face while another is on its way, so headlines would be in the next font
  // of their list, a quarter wider. The root is first.
  fontFamily: `"${display.fallbackName}"`,
  '@media': { [media.largeText]: { vars: { [largest]: '1.4rem' } } },
});
