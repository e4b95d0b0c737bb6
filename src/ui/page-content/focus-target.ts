import { islandElement } from '#ui/island/astro-output.ts';

/**
 * Focuses the heading of what the address names, so that a screen reader speaks it and reads on from there. Browsers only
 * move the starting point of the next Tab. Islands take care of targets inside themselves.
 */
export function focusTarget(content: HTMLElement) {
  const target = content.querySelector(`:target:not([tabindex], ${islandElement} *)`);
  const heading = target?.matches('h2, h3') ? target : target?.querySelector('h2, h3');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  // Without a ring, because nothing can be done with a heading.
  heading.focus({ preventScroll: true, focusVisible: false });
}
