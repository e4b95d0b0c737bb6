/** Moves the light with the mouse. It lights up the crests that it comes near. */
export function followWithLight(place: HTMLElement, lantern: HTMLElement) {
  place.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse') return;
    const field = lantern.parentElement?.getBoundingClientRect();
    if (!field) return;
    lantern.style.setProperty('--light-x', `${clientX - field.left}px`);
    lantern.style.setProperty('--light-y', `${clientY - field.top}px`);
    lantern.dataset['lit'] = '';
  });
  place.addEventListener('pointerleave', () => delete lantern.dataset['lit']);
}
