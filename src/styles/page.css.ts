import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { media } from './layout.ts';
import { largest, size, smallPrint } from './tokens.css.ts';
import { bold, regular, text } from './typefaces.ts';

// What cards go without, because they have no bytes to spare. Their text is in the system's font.
globalFontFace('Text before', [
  { ...text.fallback, src: regular, fontWeight: 400 },
  { ...text.fallback, src: bold, fontWeight: 700 },
]);
globalStyle('h2', { fontSize: size.heading });
globalStyle('main img', { inlineSize: '100%', borderRadius: 'inherit' });
globalStyle('small, dt, figcaption', smallPrint);
globalStyle('html', { '@media': { [media.huge]: { vars: { [largest]: '1.4rem' } } } });
globalStyle(':root header li > a', { '@media': { [media.huge]: { fontSize: '0.78em' } } });
globalStyle('#tabs :is(li > a, [popovertarget])', {
  '@media': { [media.huge]: { fontSize: 'min(0.5rem, 4.1vw)' } },
});
