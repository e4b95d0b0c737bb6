import { globalStyle } from '@vanilla-extract/css';
import { color, space, stroke } from '#styles/tokens.css.ts';
import { islandElement } from './astro-output.ts';

// Selected by its role: the script of the head may show it before any code that knows a class name.
globalStyle(`:is(${islandElement}, [data-script]) > [role=alert]`, {
  padding: space.loose,
  marginBlockEnd: space.loose,
  background: color.raised,
  color: color.ink,
  borderInlineStart: `${stroke.focus} solid ${color.error}`,
});
