import { globalFontFace } from '@vanilla-extract/css';

// Shown until the fonts arrive, or instead of them: faces that every system has, scaled to be as wide and as high, so
// that nothing moves. The figures were worked out from Arial (Windows, macOS, iOS) with the firm's own texts; Liberation
// Sans (Linux) has Arial's widths, Roboto (Android) nearly.
const regular = 'local("Arial"), local("Roboto"), local("Liberation Sans")';
// WebKit on Linux finds a face by its family only, and then takes the bold one.
const bold = `local("Arial Bold"), local("Roboto Bold"), local("Liberation Sans Bold"), ${regular}`;

globalFontFace('Display before', {
  src: bold,
  fontWeight: 700,
  sizeAdjust: '80.63%',
  ascentOverride: '115.34%',
  descentOverride: '33.49%',
  lineGapOverride: '0%',
});

const text = {
  sizeAdjust: '99.6%',
  ascentOverride: '98.8%',
  descentOverride: '31.73%',
  lineGapOverride: '0%',
};
globalFontFace('Text before', [
  { ...text, src: regular, fontWeight: 400 },
  { ...text, src: bold, fontWeight: 700 },
]);
