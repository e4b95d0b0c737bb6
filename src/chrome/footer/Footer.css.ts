import { style } from '@vanilla-extract/css';
import { cluster, grid, media } from '#styles/layout.ts';
import {
  barHeight,
  color,
  size,
  smallTitle,
  space,
  stroke,
  touch,
  width,
} from '#styles/tokens.css.ts';
import { footerLink } from './footer-link.css.ts';

// Two rows and a line, all of it small, so that the end of the page is near: who we are and how to reach us, and below it
// whose country this is, what we said last and whom we belong to.
export const inside = style({
  ...grid(space.loose, '100%'),
  // It continues below the fixed tab bar.
  paddingBlock: `${space.tight} calc(${space.tight} + ${barHeight.tabs})`,
  fontSize: size.small,
  lineHeight: 1.35,
  '@media': {
    // The acknowledgement moves up to the place beside the contact.
    [media.md]: {
      ...grid(`${space.loose} ${space.roomy}`, '1fr 1fr'),
      gridAutoFlow: 'dense',
      paddingBlock: `${space.loose} calc(${space.loose} + ${barHeight.tabs})`,
      lineHeight: 1.45,
    },
    [media.lg]: {
      // The address for mail has one line.
      gridTemplateColumns: 'repeat(4, 1fr)',
      paddingBlock: space.roomy,
      textWrap: 'balance',
    },
    [media.xl]: { gridTemplateColumns: '2fr 1fr 1fr 1fr' },
  },
});

/** Parts one below the other. */
export const stack = style({ ...grid(space.tight), alignContent: 'start' });

export const quiet = style({ maxInlineSize: width.measure, color: color.onGroundQuiet });

export const quickLinks = style({ '@media': { [media.lg]: { gridColumn: 'span 2' } } });

export const acknowledgement = style({
  '@media': { [media.lg]: { gridArea: '2 / 1' } },
});

/** On a large screen beside the two that follow it. */
export const affiliations = style({
  '@media': {
    [media.md]: { gridColumn: '1 / -1' },
    [media.lg]: { gridArea: '2 / 2 / span 2 / -1' },
  },
});

export const heading = style({ ...smallTitle, marginBlockEnd: space.tight });

/** In a line where they fit, so that a phone has two lines instead of three. */
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
  '@media': { [media.md]: { columnGap: space.loose } },
});

/** On a phone it has a line of its own. */
export const legal = style({
  ...cluster(`0 ${space.snug}`),
  flexBasis: '100%',
  '@media': { [media.md]: { columnGap: space.loose, flexBasis: 'auto' } },
});
export const legalLink = style([
  footerLink,
  { minBlockSize: '1.5rem', '@media': { [media.touch]: { minBlockSize: touch.side } } },
]);

/** The heading and what it says in one line, if that is short. */
export const latest = style({
  ...cluster(`0 ${space.loose}`),
  alignItems: 'baseline',
  '@media': { [media.md]: { gridColumn: '1 / -1' }, [media.lg]: { gridColumn: 1 } },
});
export const latestHeading = style([heading, { marginBlockEnd: 0 }]);
export const postText = style({ whiteSpace: 'pre-line' });
