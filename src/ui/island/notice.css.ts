import { globalStyle } from '@vanilla-extract/css';
import { color, space, stroke } from '#styles/tokens.css.ts';

// By its role, because the directive may have to put it there before any code that knows a class.
globalStyle('astro-island > [role=alert]', {
  padding: space.loose,
  marginBlockEnd: space.loose,
  background: color.raised,
  color: color.ink,
  borderInlineStart: `${stroke.focus} solid ${color.error}`,
});
