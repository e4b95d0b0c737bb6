import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { grid, layer, media } from '#styles/layout.ts';
import { color, headline, radius, size, space, stroke } from '#styles/tokens.css.ts';

export const heading = style({ marginBlockEnd: space.loose });

/** Side by side where there is room, and on paper, where they would otherwise fill three sheets. */
export const posters = style({
  '@media': { [`${media.lg}, ${media.print}`]: grid(space.roomy, 'repeat(3, 1fr)') },
});

export const poster = style({
  // Inline, because it begins an item of a list (see src/styles/global.css.ts).
  display: 'inline-grid',
  inlineSize: '100%',
  gap: space.base,
  textDecoration: 'none',
});

const canLean = `${media.lg} and ${media.lively} and (hover: hover) and (pointer: fine)`;

/** This box does not tilt, so that the pointer's position is always measured against the same box. */
export const still = style({
  perspective: '70rem',
  // With nothing to tilt, the script need not be fetched.
  '@media': { [`not all and ${canLean}`]: { pointerEvents: 'none' } },
});

const [x, y] = ['var(--lean-x, 0)', 'var(--lean-y, 0)'];

/** The light of the ridge runs round the poster that the pointer reaches. */
export const cover = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  borderRadius: radius.small,
  // Tilts around the axis at right angles to the direction of the pointer, by at most 25 degrees.
  transform: `rotate3d(calc(-1 * ${y}), ${x}, 0, calc(hypot(${x}, ${y}) * 25deg))`,
  '::after': {
    ...layer(),
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 ${stroke.line} ${color.crest}`,
    opacity: 0,
    transition: 'opacity 700ms',
  },
  selectors: { [`${still}:hover &::after`]: { opacity: 1 } },
  // Flat at once if the visitor asks for reduced motion while it is tilted.
  '@media': { [media.calm]: { transform: 'none !important' } },
});
globalStyle(`${cover} > *`, { inlineSize: '100%', borderRadius: 'inherit' });

/** The lamps of the road, the window of the hut: they come on under the pointer and for the keyboard. */
export const lit = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 700ms',
  selectors: { [`${poster}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
  '@media': { [`not screen and (hover: hover) and ${media.lively}`]: { display: 'none' } },
});

const come = keyframes({ from: { opacity: 0 } });

/** The figure, the name and the client, and at the end of their lines the link down to the story. */
export const caption = style({
  ...grid(`${space.hair} ${space.base}`, '1fr auto'),
  '@media': {
    // In a row that is swiped the next poster is partly in view. Its words appear as it arrives.
    [`not all and ${media.lg}`]: {
      '@supports': {
        '(animation-timeline: view())': {
          animationName: come,
          animationFillMode: 'both',
          animationTimeline: 'view(inline)',
          animationRange: 'entry 60% entry 100%',
        },
      },
    },
  },
});
globalStyle(`${caption} > svg`, { gridArea: '2 / 2', color: color.ember });

export const figure = style({
  gridColumn: '1 / -1',
  ...headline,
  fontSize: size.heading,
  color: color.accent,
});
export const title = style({
  fontWeight: 700,
  lineHeight: 1.3,
  textWrap: 'balance',
  // Safari does not know the thickness in the shorthand.
  textDecorationLine: 'underline',
  textDecorationColor: color.ember,
  textDecorationThickness: stroke.line,
});
