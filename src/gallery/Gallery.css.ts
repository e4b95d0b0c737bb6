import { style } from '@vanilla-extract/css';
import { cluster, grid } from '#styles/layout.ts';
import { space } from '#styles/tokens.css.ts';

export const states = style(cluster(space.base));
export const parts = style({ ...grid(space.base), justifyItems: 'start' });
/** As a browser's setting of 200% would show it. */
export const large = style({ fontSize: '200%' });
