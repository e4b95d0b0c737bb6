import { globalKeyframes, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { duration } from './tokens.css.ts';

// Cards do not load this.

/** The preferences set this class while things may move. */
const moving = ':root.motion';

/** Motion is on, and the visitor has not come from another page of the site, nor changed the theme. */
export const firstPage = `${moving}:not(.travelled)`;
/** The same at dusk. */
export const firstPageAtDusk = `${firstPage}.dark`;

/** The duration and easing of arrivals. */
export const arrival = `${duration.change} ease-out both`;

/** Where each kind of arrival starts. */
const kinds = {
  fadeInUp: { translate: '0 1.75rem' },
  fadeInLeft: { translate: '-1.25rem 0' },
  fadeInRight: { translate: '1.25rem 0' },
  scaleIn: { scale: '0.92' },
  slideInDown: { translate: '0 -1.75rem' },
  rotateIn: { rotate: '-8deg' },
};

// The script that observes scrolling sets "due" and "now" (src/ui/page-content). Print shows everything.
globalStyle(`${moving} [data-arrival=due]`, { '@media': { screen: { opacity: 0 } } });
for (const [kind, from] of Object.entries(kinds)) {
  globalKeyframes(kind, { from: { opacity: 0, ...from } });
  globalStyle(`${moving} [data-reveal=${kind}][data-arrival=now]`, {
    animation: `${kind} ${arrival}`,
  });
}

// From one page to the next. Only with scripts: with motion off, a script skips it (src/ui/transition/skip-at-rest.ts).
globalStyle('@view-transition', {
  '@media': { '(scripting: enabled)': { navigation: 'auto' } },
} as GlobalStyleRule);

// On leaving, the content and the footer of the old page take names of their own (src/ui/transition). The browser then never
// stretches old and new content to the same size: the old one fades out first, then the new one fades in, in front of the
// same sky.
globalStyle(`${moving} main`, { viewTransitionName: 'page' });
globalStyle(`${moving}.left main`, { viewTransitionName: 'left' });
globalStyle(`${moving}.left body > footer`, { viewTransitionName: 'foot' });

const transition = (part: string, name: string) => `${moving}::view-transition-${part}(${name})`;
globalKeyframes('go', { to: { opacity: 0 } });
globalKeyframes('come', { from: { opacity: 0 } });
globalStyle(transition('group', '*'), { animation: 'none' });
// The old content fades in front of the ground of the new one (src/ui/page-head/PageHead.css.ts).
globalStyle(transition('group', 'left'), { zIndex: 1 });
globalStyle(transition('old', '*'), { animation: `go ${duration.leave} ease-in both` });
globalStyle(transition('new', '*'), { animation: `come 120ms ${duration.leave} ease-out both` });
// The sky stays, and the new page covers it. Browsers would add their colours.
globalStyle(transition('old', 'root'), { animation: 'none' });
globalStyle(transition('new', 'root'), { mixBlendMode: 'normal' });

// The fixed bars are above everything and do not fade. They change when the old content has gone, because the header of the
// new page may be clear, and that of the old page covers what has scrolled under it.
for (const name of ['header', 'tab-bar']) {
  globalStyle(transition('group', name), { zIndex: 2 });
  globalStyle([transition('old', name), transition('new', name)].join(), {
    animationDuration: '0s',
    animationDelay: duration.leave,
  });
  // Where browsers do not wait for the bars of the new page (src/layouts/Head.astro), the old ones stay until the end.
  globalStyle(`${transition('old', name)}:only-child`, { animation: 'none' });
}

// When the theme changes, the other time of day spreads from the sun. Each word is in one theme or the other, so it can be
// read throughout (src/ui/transition/turn-theme.ts).
const turning = `${moving}:active-view-transition-type(turning)`;
globalStyle(`${turning} *`, { viewTransitionName: 'none !important' });
globalKeyframes('spread', {
  from: { clipPath: 'circle(0 at var(--sun-x) var(--sun-y))' },
  to: { clipPath: 'circle(var(--sun-reach) at var(--sun-x) var(--sun-y))' },
});
globalStyle(`${turning}::view-transition-new(root)`, {
  animation: `spread ${duration.theme} cubic-bezier(0.5, 0, 0.3, 1) both`,
});
