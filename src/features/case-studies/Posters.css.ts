import { keyframes, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, headline, size, space, stroke } from '#styles/tokens.css.ts';
import { light } from './TiltPoster.css.ts';

export const heading = style({
  marginBlockEnd: space.loose,
});

const inColumns = `${media.md}, ${media.print}`;

/** All results at once, each the link to its story: on a phone in lines, elsewhere in columns. */
export const numbers = style({
  marginBlock: `${space.loose} ${space.loose}`,
  '@media': { [inColumns]: { ...grid(space.roomy, 'repeat(3, 1fr)'), marginBlockStart: 0 } },
});
export const numberLink = style({
  ...grid(`0 ${space.base}`, 'minmax(min-content, 7.5rem) 1fr'),
  alignItems: 'center',
  minBlockSize: '4rem',
  paddingBlock: space.tight,
  borderBlockStart: `${stroke.hair} solid ${color.groundLine}`,
  lineHeight: 1.3,
  textWrap: 'balance',
  textDecoration: 'none',
  // The line above stays clear of the tall letters.
  '@media': { [inColumns]: { gridTemplateColumns: '1fr', paddingBlockStart: space.snug } },
});
export const figure = style({
  ...headline,
  fontSize: size.title,
  color: color.onGroundAccent,
  // As wide as its column at most.
  '@media': { [inColumns]: { fontSize: `min(5.4vw, ${size.heading})` } },
});
/** Side by side where there is room, and on paper, where they would otherwise fill three sheets. */
export const posters = style({
  '@media': { [inColumns]: grid(space.roomy, 'repeat(3, 1fr)') },
});

export const poster = style({
  // The lamps of the road and the window of the hut come on under the pointer and for the keyboard.
  selectors: { '&:is(:hover, :focus-visible)': { vars: { [light]: '1' } } },
  // Inline, because it begins an item of a list (see src/styles/global.css.ts).
  display: 'inline-grid',
  inlineSize: '100%',
  gap: space.base,
  textDecoration: 'none',
});

const come = keyframes({ from: { opacity: 0 } });

/** The name and the client. */
export const caption = style({
  ...grid(space.hair),
  '@media': {
    // In a row that is swiped the next poster is partly in view. Its words appear as it arrives.
    [`not all and ${media.md}`]: {
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
export const client = style({ color: color.onGroundQuiet, textWrap: 'balance' });

export const title = style({
  fontWeight: 700,
  lineHeight: 1.3,
  textWrap: 'balance',
  // Safari does not know the thickness in the shorthand.
  textDecorationLine: 'underline',
  textDecorationColor: color.onGroundAccent,
  textDecorationThickness: stroke.bold,
});
