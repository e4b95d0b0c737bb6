import { showNotice } from './notice.ts';

// Screen readers and voice control may send only a click. "beforetoggle" comes when a button opens a popover.
const signs = 'pointermove pointerdown focusin click input dragenter beforetoggle'.split(' ');

export interface Part extends HTMLElement {
  /** An island sets this as soon as it is defined (reach.ts). */
  awake?: Promise<unknown>;
}

/**
 * Wakes an island, or another part of the page, when a visitor points at it, moves to it by the keyboard, presses it or
 * opens it, and repeats what is pressed meanwhile. A part names the component whose script it needs. The build puts the
 * address of its script there, and on an island that of Astro's definition (scripts/build/finish-pages.ts).
 */
export function wakePartsOnReach() {
  for (const sign of signs) addEventListener(sign, reachFor, true);
}

async function reachFor(event: Event) {
  const { type, target, movementX, movementY } = event as PointerEvent;
  // The mouse was already there when the page appeared.
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  const part = target instanceof Element && target.closest<Part>('[data-script]');
  if (!part) return;
  const button = type === 'click' ? target.closest('button') : null;
  // It may be the one that sends a form.
  if (button) event.preventDefault();
  // Visitors cannot see that it is waiting for its code.
  const late = setTimeout(showNotice, 10_000, part);
  try {
    await import(/* @vite-ignore */ part.dataset['script'] ?? '');
    await part.awake;
    delete part.dataset['script'];
    part.querySelector(':scope > [role=alert]')?.remove();
    button?.click();
  } catch (error) {
    console.error('This part of the page has not woken.', error);
    showNotice(part);
  }
  clearTimeout(late);
}
