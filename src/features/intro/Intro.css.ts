import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { styleArrivals } from '#styles/reveal.ts';
import { color, font, headline, size, space, stroke, target, width } from '#styles/tokens.css.ts';

styleArrivals('slideInDown');

/** What the firm is, and what its name means beside it. On a tablet the columns leave the large word its line. */
export const layout = style({
  ...grid(space.roomy),
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridTemplateColumns: '5fr 7fr', columnGap: space.wide },
  },
});

export const line = style({
  marginBlockStart: space.base,
  maxInlineSize: '22rem',
  fontSize: size.lead,
  lineHeight: 1.4,
  color: color.onGroundQuiet,
});

/** The link to everybody: portraits above its words. On a phone it comes right below the heading. */
export const team = style({
  ...grid(space.snug, 'repeat(3, 1fr)'),
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(6, 1fr)' },
    [media.md]: { gridArea: '3 / 1 / auto / -1' },
    [media.lg]: { gridArea: '3 / 2' },
  },
  fontWeight: 700,
  textDecorationThickness: stroke.bold,
});
export const more = style({ ...target, gridColumn: '1 / -1' });

/**
 * Set as a dictionary would set it. On a phone it leads on to the ridge where day breaks. In two columns it is beside the
 * heading and the story.
 */
export const entry = style({
  // On a tablet it is below the heading and the story, and its meanings are beside the word.
  '@media': {
    [media.md]: { gridArea: '2 / 1 / auto / -1', ...grid(space.roomy, '1fr 1fr') },
    [media.lg]: { display: 'block', gridArea: '1 / 2 / span 2' },
  },
  fontSize: size.lead,
  lineHeight: 1.4,
});
export const head = style({ color: color.onGroundQuiet });
export const word = style({
  display: 'block',
  marginBlockEnd: space.snug,
  ...headline,
  fontSize: size.display,
  color: color.onGroundAccent,
  // With wider spacing of letters (WCAG 2.2, 1.4.12) it may reach into the margin of the page.
  '@media': { [media.lg]: { marginInlineEnd: `calc(-1 * ${space.gutter})` } },
});
/** The web fonts have no phonetic letters, and a word in two faces would look like a mistake. */
export const phonetics = style({ fontFamily: font.system });
export const senses = style({
  marginBlockStart: space.loose,
  maxInlineSize: '21em',
  ...grid(space.snug),
  // Large enough to fill the height of the story beside it.
  '@media': { [media.lg]: { fontSize: size.title, textWrap: 'balance' } },
});

export const story = style({
  '@media': {
    [media.md]: { gridArea: '1 / 2' },
    [media.lg]: { gridArea: '2 / 1 / span 2' },
    [media.xxl]: { fontSize: size.lead },
  },
  ...grid(space.base),
  alignContent: 'start',
  maxInlineSize: width.measure,
});
