import { globalFontFace } from '@vanilla-extract/css';
import { display } from './typefaces.ts';

// Shown until the fonts arrive, or instead of them: faces that every system has, scaled to be as wide and as high, so
// that nothing moves. The figures were worked out from Arial (Windows, macOS, iOS) with the firm's own texts; Liberation
// Sans (Linux) has Arial's widths, Roboto (Android) nearly.
export const regular = 'local("Arial"), local("Roboto"), local("Liberation Sans")';
// WebKit on Linux finds a face by its family only, and then takes the bold one.
export const bold = `local("Arial Bold"), local("Roboto Bold"), local("Liberation Sans Bold"), ${regular}`;

globalFontFace('Display before', { src: bold, fontWeight: 700, ...display.fallback });
