import { globalKeyframes, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

/** The class that the preferences set while things may move. */
const moving = ':root.motion';

/** The duration and easing of arrivals. */
export const arrival = '700ms ease-out both';

/** The ways in which things arrive, each from a short distance. */
const kinds = {
  fadeInUp: { translate: '0 1.75rem' },
  fadeInLeft: { translate: '-1.25rem 0' },
  fadeInRight: { translate: '1.25rem 0' },
  scaleIn: { scale: '0.92' },
  slideInDown: { translate: '0 -1.75rem' },
  rotateIn: { rotate: '-8deg' },
};

// Only the script that observes what comes into view sets "due" and "now". Print shows everything.
globalStyle(`${moving} [data-arrival=due]`, { '@media': { screen: { opacity: 0 } } });
for (const [kind, from] of Object.entries(kinds)) {
  globalKeyframes(kind, { from: { opacity: 0, ...from } });
  globalStyle(`${moving} [data-reveal=${kind}][data-arrival=now]`, {
    animation: `${kind} ${arrival}`,
  });
}

// Nothing needs to move off the screen. If these selectors contained the class for motion, its switch would restyle
// every element of the page.
const unseen = ['', ' *', '::before', '::after', ' ::before', ' ::after'].map(
  (inside) => `:root [data-loop=off]${inside}`,
);
globalStyle(unseen.join(), { animationPlayState: 'paused !important' });

// One page fades into the next. The build keeps this from pages without motion (scripts/build/page-style.ts).
globalStyle('@view-transition', { navigation: 'auto' } as GlobalStyleRule);
globalStyle(`${moving}::view-transition-group(*)`, { animationDuration: '140ms' });

// The content after a landscape has a different length on each page.
globalStyle(`${moving}::view-transition-group(section)`, { animationName: 'none' });

// With motion the sun travels to its place on the next page, and the country moves along to the part that it shows.
const onWay = ['sun', 'ridges'].map((name) => `${moving}::view-transition-group(${name})`);
globalStyle(onWay.join(), {
  animationDuration: '600ms',
  animationTimingFunction: 'cubic-bezier(0.3, 0, 0.2, 1)',
});
// The ridges are cut off at the foot of their box, as on the page itself.
globalStyle(`${moving}::view-transition-image-pair(ridges)`, { clipPath: 'inset(-40vh -50vw 0)' });

// When the theme changes, the new picture of the page fades in over the old one while the sun moves.
const turning = ':root:active-view-transition-type(turning)::view-transition';
const day = '900ms ease-in-out both';
globalStyle(`${turning}-group(sun)`, {
  animationDuration: '900ms',
  animationTimingFunction: 'ease-in-out',
});
globalStyle(`${turning}-old(*)`, { animation: 'none', mixBlendMode: 'normal' });
globalKeyframes('dawn', { from: { opacity: 0 } });
globalStyle(`${turning}-new(*)`, { animation: `dawn ${day}`, mixBlendMode: 'normal' });
// The sun moves in an arc.
globalKeyframes('bow', { '50%': { translate: '1.2vw -1vw' } });
globalStyle(`${turning}-image-pair(sun)`, { animation: `bow ${day}` });
