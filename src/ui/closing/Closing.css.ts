import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, grid, media } from '#styles/layout.ts';
import { color, lead, radius, space, target } from '#styles/tokens.css.ts';

export const closing = style({ isolation: 'isolate', ...grid(space.loose) });
export const text = style(lead);
export const ways = style(cluster(`${space.base} ${space.loose}`));
globalStyle(`${ways} > :not(:first-child)`, { ...target, fontWeight: 700 });

/** The upper half of the sun shows above the crest of the footer, which is in front of it. */
export const sun = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: 0,
  insetInlineEnd: '12%',
  inlineSize: 'max(6rem, 13vw)',
  aspectRatio: '2',
  borderRadius: `${radius.round} ${radius.round} 0 0`,
  background: color.sun,
  boxShadow: `0 0 6rem 2rem ${color.glow}`,
  '@media': { [media.print]: { display: 'none' }, [media.forced]: { display: 'none' } },
});
