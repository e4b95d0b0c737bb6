import { keyframes, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, headline, size, space, stroke } from '#styles/tokens.css.ts';
import { light } from './TiltPoster.css.ts';

export const heading = style({ marginBlockEnd: space.loose });

/** On a phone, before the row of posters: all results at once, each the link to its story. */
export const numbers = style({
  marginBlock: `${space.roomy} ${space.loose}`,
  '@media': { [`${media.md}, ${media.print}`]: { display: 'none' } },
});
export const numberLink = style({
  ...grid(`0 ${space.base}`, 'minmax(min-content, 7.5rem) 1fr'),
  alignItems: 'center',
  minBlockSize: '4rem',
  paddingBlock: space.tight,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  lineHeight: 1.3,
  textWrap: 'balance',
  textDecoration: 'none',
});
/** Side by side where there is room, and on paper, where they would otherwise fill three sheets. */
export const posters = style({
  '@media': { [`${media.lg}, ${media.print}`]: grid(space.roomy, 'repeat(3, 1fr)') },
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
export const chevron = style({ gridArea: '3 / 2', color: color.ember });

export const figure = style({
  gridColumn: '1 / -1',
  ...headline,
  fontSize: size.heading,
  color: color.accent,
});
export const meaning = style({
  gridColumn: '1 / -1',
  marginBlockEnd: space.tight,
  lineHeight: 1.3,
  textWrap: 'balance',
});
/** In a link of the list: in a column of its own. */
export const smallFigure = style([figure, { gridColumn: 'auto', fontSize: size.title }]);
export const title = style({
  fontWeight: 700,
  lineHeight: 1.3,
  textWrap: 'balance',
  // Safari does not know the thickness in the shorthand.
  textDecorationLine: 'underline',
  textDecorationColor: color.ember,
  textDecorationThickness: stroke.line,
});
