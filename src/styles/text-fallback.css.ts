import { globalFontFace } from '@vanilla-extract/css';
import { bold, regular } from './fallback-faces.css.ts';
import { text } from './typefaces.ts';

// Cards have no bytes to spare, and their text is in the system's font.
globalFontFace('Text before', [
  { ...text.fallback, src: regular, fontWeight: 400 },
  { ...text.fallback, src: bold, fontWeight: 700 },
]);
