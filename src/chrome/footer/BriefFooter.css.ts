import { style } from '@vanilla-extract/css';
import { cluster, grid, media } from '#styles/layout.ts';
import { barHeight, color, size, space, target, touch, width } from '#styles/tokens.css.ts';

export const footer = style({
  ...grid(space.base),
  padding: `${space.roomy} ${space.gutter} calc(${space.roomy} + ${barHeight.tabs})`,
  background: `linear-gradient(${color.ground}, ${color.groundFoot})`,
  // The ground goes on below the end of a page that is lower than the screen.
  boxShadow: `0 0 0 100vmax ${color.groundFoot}`,
  clipPath: 'inset(0 0 -100vmax)',
  color: color.onGroundQuiet,
  fontSize: size.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const blurb = style({ maxInlineSize: width.measure });

export const contact = style(cluster(`0 ${space.loose}`));

export const link = style({ ...target, minInlineSize: touch.side });
