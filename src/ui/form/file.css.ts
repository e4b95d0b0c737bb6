import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, media } from '#styles/layout.ts';
import { color, radius, space, stroke } from '#styles/tokens.css.ts';

export const box = style({
  position: 'relative',
  ...cluster(space.snug),
  justifyContent: 'center',
  minBlockSize: '6.5rem',
  padding: space.loose,
  border: `${stroke.bold} dashed ${color.border}`,
  borderRadius: radius.medium,
  background: color.field,
  lineHeight: 1.35,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:focus-visible)': {
      outline: `${stroke.focus} solid currentColor`,
      outlineOffset: stroke.bold,
    },
    '[data-invalid] &': { borderColor: color.error },
  },
});

export const icon = style({
  inlineSize: '1.75rem',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const choose = style({ textDecoration: 'underline' });

/** Covers the box, is transparent, and takes every click and drop. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': {
    // Without a script, only the browser's own button shows the chosen file.
    '(scripting: none)': { position: 'static', opacity: 1 },
  },
});

export const chosen = style({
  ...cluster(space.base),
  borderBlockEnd: `${stroke.bold} solid ${color.ember}`,
});

/** The button moves below it if there is little room. */
export const fileName = style({ flex: '1 1 12rem', lineHeight: 1.35 });

// How much has been uploaded: a bar of light. Form.tsx shows it, but only a form with a file has one.
const light = `linear-gradient(90deg, ${color.ember}, ${color.sun})`;
globalStyle('progress', {
  inlineSize: '100%',
  blockSize: stroke.focus,
  border: 0,
  background: color.line,
  appearance: 'none',
  // Since we set the background, the browser draws no bar of its own in forced colours.
  '@media': { [media.forced]: { forcedColorAdjust: 'none', blockSize: space.base } },
});
globalStyle('progress::-webkit-progress-bar', { background: color.line });
globalStyle('progress::-webkit-progress-value', { background: light });
globalStyle('progress::-moz-progress-bar', { background: light });
