import {
  createVar,
  globalKeyframes,
  globalStyle,
  type GlobalStyleRule,
} from '@vanilla-extract/css';
import { layer } from './layout.ts';
import { styleArrivals } from './reveal.ts';
import { duration } from './tokens.css.ts';

// Cards do not load this.

/** The preferences set this class while things may move. */
const moving = ':root.motion';

/** Motion is on, and the visitor has not come from another page of the site, nor changed the theme. */
export const firstPage = `${moving}:not(.travelled)`;
/** The same at dusk. */
export const firstPageAtDusk = `${firstPage}.dark`;

// The script that observes scrolling sets "due" and "now" (src/ui/page-content). Print shows everything.
globalStyle(`${moving} [data-arrival=due]`, { '@media': { screen: { opacity: 0 } } });
// The kinds that are on most pages.
styleArrivals('fadeInUp', 'scaleIn');

/** The visitor has come from a page further west or east, in the order of the navigation. */
export const travelling = `${moving}:is(.eastward, .westward)`;
/** 1 if the visitor goes east, -1 if west. */
export const way = createVar();
globalStyle(':root.eastward', { vars: { [way]: '1' } });
globalStyle(':root.westward', { vars: { [way]: '-1' } });

// From one page to the next. Only with scripts: with motion off, a script skips it (src/ui/transition/skip-at-rest.ts).
globalStyle('@view-transition', {
  '@media': { '(scripting: enabled)': { navigation: 'auto' } },
} as GlobalStyleRule);

// The old page fades out, then the new one fades in, in front of the sky (src/ui/ridges/Landscape.css.ts). Both are pictures of
// the screen. Parts of a page with names of their own would be drawn from top to bottom, however little of them is in view.
const transition = (part: string, name: string) => `::view-transition-${part}(${name})`;

// The sky of a transition fills this box, which is as large as the screen without the scrollbar. On a whole screen it would cover
// the scrollbar. The heads of pages give the box the ground below their landscape (src/ui/ridges/sky.ts).
globalStyle(`${moving} body::after`, {
  // Not in print, where it would be behind the words of each sheet.
  '@media': {
    screen: {
      ...layer(),
      position: 'fixed',
      // Below the paper of a section (src/ui/section/between-pages.ts).
      zIndex: -2,
      viewTransitionName: 'sky',
      viewTransitionClass: 'back',
    },
  },
});

globalKeyframes('go', { to: { opacity: 0 } });
globalKeyframes('come', { from: { opacity: 0 } });

// The words fade to 40% and the new ones begin there, so that no frame shows an empty land, however long a busy browser holds it.
globalKeyframes('leave', { '99%': { opacity: 0.4 }, to: { opacity: 0 } });
// The new words wait for `duration.leave`, which is 40% of the time.
globalKeyframes('arrive', { '0%, 39.9%': { opacity: 0 }, '40%': { opacity: 0.4 } });
// In steps, one for each frame: WebKit leaves a smooth fade to its compositor, which would take the old words away while the new
// page is still being drawn, and bring the new ones while the old land is still there.
globalStyle(transition('old', 'root'), { animation: `leave ${duration.leave} steps(5) both` });
globalStyle(transition('new', 'root'), { animation: 'arrive 200ms steps(5) both' });

// All else changes at once when the old page has gone. For the landscape and its ground that is so that no empty sky shows
// (src/ui/ridges/Landscape.css.ts). For the fixed bars it is because the header of the new page may be clear, and that of the old
// page covers what has scrolled under it. The change is a step of an animation, because an animation of no duration would lag
// behind the others on a busy machine.
const step = `${duration.leave} step-end both`;
globalStyle(transition('old', '*'), { animation: `go ${step}` });
globalStyle(transition('new', '*'), { animation: `come ${step}` });
globalStyle(transition('group', '*'), { animation: 'none' });
// The country of the old page sets out to the side, in steps as its words go, and that of the new one arrives from there
// (src/ui/ridges/glide.css.ts).
globalKeyframes('set-out', {
  '99%': { opacity: 1, transform: `translateX(calc(${way} * -3vw))` },
  to: { opacity: 0 },
});
globalStyle(transition('old', '*.land'), { animation: `set-out ${duration.leave} steps(5) both` });
// Where browsers do not wait for the bars of the new page (src/layouts/Head.astro), the old ones stay until the end.
for (const name of ['header', 'tab-bar'])
  globalStyle(`${transition('old', name)}:only-child`, { animation: 'none' });

// When the theme changes, the other time of day spreads from the sun, with an edge as soft as dusk. Words beyond that edge are
// whole in one theme or the other, so they can be read throughout (src/ui/transition/turn-theme.ts).
const turning = ':active-view-transition-type(turning)';
globalStyle(`${turning} *, ${turning} ::after`, { viewTransitionName: 'none !important' });
globalStyle(`${turning}::view-transition-old(root)`, { animation: 'none' });
globalStyle(`${turning}::view-transition-new(root)`, {
  // Browsers would add the colours of both.
  mixBlendMode: 'normal',
  mask: 'radial-gradient(closest-side, #000 var(--within), transparent) 0 0 / 0 0 no-repeat',
  animation: 'none',
});
