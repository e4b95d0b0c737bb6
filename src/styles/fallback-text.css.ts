import { globalFontFace } from '@vanilla-extract/css';
import { bold, regular } from './fallback-display.css.ts';
import { text } from './typefaces.ts';

// Cards, which have no bytes to spare, are in the system's own face and go without.
globalFontFace('Text before', [
  { ...text.fallback, src: regular, fontWeight: 400 },
  { ...text.fallback, src: bold, fontWeight: 700 },
]);
