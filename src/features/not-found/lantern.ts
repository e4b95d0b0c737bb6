import { isCalm } from '#lib/preferences/preferences.ts';

/** Lets the light follow the mouse over the place; the crests that it comes near shine. */
export function followWithLight(place: HTMLElement, lantern: HTMLElement) {
  place.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' || isCalm()) return;
    const field = lantern.parentElement?.getBoundingClientRect();
    if (!field) return;
    lantern.style.setProperty('--light-x', `${clientX - field.left}px`);
    lantern.style.setProperty('--light-y', `${clientY - field.top}px`);
    lantern.dataset['lit'] = '';
  });
  place.addEventListener('pointerleave', () => delete lantern.dataset['lit']);
}
