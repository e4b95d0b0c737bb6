import { keyframes, style } from '@vanilla-extract/css';

// Browsers fetch lazy pictures several screens ahead, which costs a phone data. If the browser supports view timelines, a
// picture is `display: none`, and so is not fetched, until it is almost in view. Until then it has no alternative text
// either, so the text around it must say the same. Once it has loaded, pin-loaded.ts removes its animation and it stays.
// It can have no other animation.

/** For an element around the picture. Its size must not depend on the picture, and it must not be in a row that scrolls. */
export const place = { viewTimeline: '--near', viewTimelineInset: '-15%' } as const;

const absent = keyframes({ from: { display: 'none' } });

/** Fills its place, and is rounded like it. */
export const picture = style({
  inlineSize: '100%',
  borderRadius: 'inherit',
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
