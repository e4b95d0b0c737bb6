import { isCalm } from '#lib/preferences/preferences.ts';

/** Lets the light follow the mouse over the place; the crests that it comes near shine. */
export function followWithLight(place: HTMLElement, light: HTMLElement) {
  place.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' || isCalm()) return;
    const field = light.parentElement?.getBoundingClientRect();
    if (!field) return;
    light.style.setProperty('--light-x', `${clientX - field.left}px`);
    light.style.setProperty('--light-y', `${clientY - field.top}px`);
    light.dataset['lit'] = '';
  });
  place.addEventListener('pointerleave', () => delete light.dataset['lit']);
}
