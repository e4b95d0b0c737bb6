import { globalFontFace } from '@vanilla-extract/css';
import { bold, regular } from './fallback-display.css.ts';
import { text } from './typefaces.ts';

// Cards have no bytes to spare. They use the system's own face without this.
globalFontFace('Text before', [
  { ...text.fallback, src: regular, fontWeight: 400 },
  { ...text.fallback, src: bold, fontWeight: 700 },
]);
