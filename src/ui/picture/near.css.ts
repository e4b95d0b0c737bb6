import { keyframes, style } from '@vanilla-extract/css';

// A browser fetches lazy pictures from several screens away, which a phone's line pays for. Where styles can tell how
// near a picture is, it has no box there, and so is not fetched, until its place is almost in sight. It has no
// alternative text then either, so what it shows must be said by something else. Once it came it stays (see pin-loaded.ts),
// for which its animation is taken away: it can have no other.

/** For an element around the picture that is as large without it, in no scrolling row of its own. */
export const place = { viewTimeline: '--near', viewTimelineInset: '-15%' } as const;

const absent = keyframes({ from: { display: 'none' } });

export const picture = style({
  '@media': {
    'screen and (width < 64em)': {
      '@supports': {
        '(animation-timeline: view())': {
          animationName: absent,
          animationFillMode: 'both',
          animationTimeline: '--near',
        },
      },
    },
  },
});
