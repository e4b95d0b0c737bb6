import { globalStyle } from '@vanilla-extract/css';

globalStyle('pause-off-screen', { display: 'block' });

// Without the class for motion: with it in these selectors, the switch would restyle every element of the page.
const inside = ['', '::before', '::after'].map(
  (part) => `pause-off-screen[data-off-screen] *${part}`,
);
globalStyle(inside.join(), { animationPlayState: 'paused !important' });
