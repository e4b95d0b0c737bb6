import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { display, radius, size } from '#styles/tokens.css.ts';

/** Tinted by the person's True Color, which shows when the picture is missing. */
export const portrait = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: radius.small,
  overflow: 'hidden',
  viewTimeline: '--near',
  viewTimelineInset: '-15%',
});

const absent = keyframes({ from: { display: 'none' } });

// Browsers fetch lazy pictures several screens ahead, which on a phone would be all of the wall. If the browser supports
// view timelines, each is absent, and so is not fetched, until it is almost in view. Portrait.astro lets it stay.
globalStyle(`${portrait} > img`, {
  position: 'absolute',
  inset: 0,
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

/** The first letter of the name, behind the picture. It is aligned at its start, so that the swap of fonts does not move it. */
export const letter = style({
  inlineSize: '36%',
  ...display,
  fontSize: size.display,
});
