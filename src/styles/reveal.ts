import { globalKeyframes, globalStyle } from '@vanilla-extract/css';
import { duration } from './tokens.css.ts';

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

/** The styles of some kinds of arrival. A page contains only those that it shows. Call it in a `.css.ts` file. */
export function styleArrivals(...names: (keyof typeof kinds)[]) {
  for (const name of names) {
    globalKeyframes(name, { from: { opacity: 0, ...kinds[name] } });
    globalStyle(`:root.motion [data-reveal=${name}][data-arrival=now]`, {
      animation: `${name} ${arrival}`,
    });
  }
}
