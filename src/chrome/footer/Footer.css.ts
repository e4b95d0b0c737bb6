import { style } from '@vanilla-extract/css';
import { cluster, grid, media } from '#styles/layout.ts';
import { barHeight, color, size, space, stroke, touch, width } from '#styles/tokens.css.ts';
import { footerLink } from './footer-link.css.ts';

// Two rows and a line, all of it small, so that the end of the page is near: who we are and how to reach us, and below it
// whose country this is, whom we belong to and what we said last.
export const inside = style({
  ...grid(space.base),
  // It continues below the fixed tab bar.
  paddingBlock: `${space.tight} calc(${space.tight} + ${barHeight.tabs})`,
  fontSize: size.small,
  lineHeight: 1.35,
  '@media': {
    [media.md]: grid(`${space.loose} ${space.roomy}`, '1fr 1fr'),
    [media.lg]: {
      ...grid(`${space.loose} ${space.roomy}`, '5fr 4.6fr 3.4fr'),
      paddingBlock: space.roomy,
      textWrap: 'balance',
    },
  },
});

export const brand = style({ ...grid(space.tight), alignContent: 'start' });

export const quiet = style({ maxInlineSize: width.measure, color: color.onGroundQuiet });

export const acknowledgement = style({
  '@media': { [media.lg]: { gridArea: '2 / 1' } },
});

export const heading = style({
  fontSize: size.text,
  wordSpacing: '0.08em',
  marginBlockEnd: space.hair,
});

/** In a line where they fit, so that a phone has two lines instead of three. */
export const contact = style(cluster(`0 ${space.roomy}`));
export const waysToReachUs = style({
  ...cluster(`0 ${space.loose}`),
  '@media': { [media.lg]: { display: 'block' } },
});

export const bottom = style({
  gridColumn: '1 / -1',
  // On a phone the three links fit in one line.
  ...cluster(`0 ${space.snug}`),
  paddingBlockStart: space.tight,
  borderBlockStart: `${stroke.hair} solid ${color.groundLine}`,
  color: color.onGroundQuiet,
  '@media': {
    [media.md]: { columnGap: space.loose },
    [media.lg]: { justifyContent: 'space-between' },
  },
});

/** Its links are in one line with what is around them. */
export const legal = style({ display: 'contents' });
export const legalLink = style([
  footerLink,
  { minBlockSize: '1.5rem', '@media': { [media.touch]: { minBlockSize: touch.side } } },
]);

/** The heading and what it says in one line, if that is short. */
export const latest = style({ ...cluster(`0 ${space.base}`), alignItems: 'baseline' });
export const latestHeading = style([heading, { marginBlockEnd: 0 }]);
export const post = style(grid(space.tight));
export const postText = style({ whiteSpace: 'pre-line' });
