import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { bold, regular } from './fallback-faces.css.ts';
import { size } from './tokens.css.ts';
import { text } from './typefaces.ts';

// What cards go without, because they have no bytes to spare. Their text is in the system's font.
globalFontFace('Text before', [
  { ...text.fallback, src: regular, fontWeight: 400 },
  { ...text.fallback, src: bold, fontWeight: 700 },
]);
globalStyle('h2', { fontSize: size.heading });
