import { globalFontFace } from '@vanilla-extract/css';
import { display } from './typefaces.ts';

// Faces that every system has, shown until the fonts arrive or instead of them. They are scaled to the fonts' width and
// height, so nothing moves. The figures were worked out from Arial (Windows, macOS, iOS) with the firm's own texts;
// Liberation Sans (Linux) has the same widths, Roboto (Android) nearly the same.
export const regular = 'local("Arial"), local("Roboto"), local("Liberation Sans")';
// WebKit on Linux finds a face by its family only, and then takes the bold one.
export const bold = `local("Arial Bold"), local("Roboto Bold"), local("Liberation Sans Bold"), ${regular}`;

globalFontFace('Display before', { src: bold, fontWeight: 700, ...display.fallback });
