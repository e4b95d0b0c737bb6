import { isMoving, motionKey, store, themeKey } from '#lib/preferences/preferences.ts';

/** Makes the switches work, and the panel close when the keyboard leaves it. The browser opens it without a script. */
export function runSettings() {
  const panel = document.getElementById('settings');
  const place = panel?.parentElement;
  if (!panel || !place) return;
  listenToSwitch(themeKey, { on: 'dark', off: 'light' }, turnSky);
  listenToSwitch(motionKey, { on: 'enabled', off: 'disabled' }, show);

  // Otherwise it would cover what has the focus (WCAG 2.2, 2.4.11).
  place.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && !place.contains(next)) panel.hidePopover();
  });
  // The browser returns the focus, except after a press outside the panel. That press may have focused another control.
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed' && (document.activeElement as HTMLElement | null)?.tabIndex === -1)
      place.querySelector('button')?.focus();
  });
}

function listenToSwitch(key: string, values: { on: string; off: string }, change: () => void) {
  const toggle = document.getElementById(key);
  toggle?.addEventListener('click', () => {
    const isOn = toggle.ariaChecked !== 'true';
    toggle.ariaChecked = String(isOn);
    // The choice is stored at once, because a visitor may leave before the page has changed.
    store(key, isOn ? values.on : values.off);
    // The knob moves in the next frame. What follows, perhaps the colours of the whole page, takes a later one.
    requestAnimationFrame(() => setTimeout(change));
  });
}

/** Applies what is stored. The browser sends this event to the other tabs only. */
const show = () => void dispatchEvent(new Event('storage'));

/** Shows the other theme. With motion on, the sun moves to its place there at the same time. */
function turnSky() {
  if (!isMoving() || !CSS.supports('selector(:active-view-transition-type(turning))'))
    return show();
  const { ready } = document.startViewTransition({ update: show, types: ['turning'] });
  // A press may end it before it is ready.
  ready.catch(() => undefined);
}
