import { style } from '@vanilla-extract/css';
import * as near from '#ui/picture/near.css.ts';
import { color, radius, size } from '#styles/tokens.css.ts';
import * as wall from './TeamWall.css.ts';

export const desk = style([wall.member, { alignContent: 'start' }]);
export const place = style({ ...near.place, aspectRatio: '1' });
export const picture = style([near.picture, { inlineSize: '100%', borderRadius: radius.small }]);
export const label = style([
  wall.name,
  {
    color: color.accent,
    selectors: { [`${desk}:hover &`]: { textDecoration: 'underline' } },
  },
]);
export const text = style({ fontSize: size.small, color: color.quiet });
