import { globalStyle } from '@vanilla-extract/css';
import { color, space, stroke } from '#styles/tokens.css.ts';
import { islandElement } from './astro-output.ts';

// Selected by role, because the script that shows it knows no class names.
const panel = `${islandElement} :is([popover], dialog)`;
globalStyle(`:is(${islandElement}, ${panel}) > [role=alert]`, {
  padding: space.loose,
  marginBlockEnd: space.loose,
  background: color.raised,
  color: color.ink,
  borderInlineStart: `${stroke.focus} solid ${color.error}`,
});
