import { globalFontFace } from '@vanilla-extract/css';
import { bold, regular, text } from './typefaces.ts';

// Cards go without this face, because they have no bytes to spare. Their text is in the system's font.
globalFontFace('Text before', [
  { ...text.fallback, src: regular, fontWeight: 400 },
  { ...text.fallback, src: bold, fontWeight: 700 },
]);
