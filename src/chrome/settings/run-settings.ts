import { motionKey, themeKey } from '#lib/preferences/preferences.ts';
import { turnSky } from './turn-sky.ts';

/** Makes the switches work, and the panel close when the keyboard leaves it. The browser opens it without a script. */
export function runSettings() {
  const panel = document.getElementById('settings');
  const place = panel?.parentElement;
  if (!panel || !place) return;
  listenToSwitch(themeKey, (isDusk) => turnSky(() => store(themeKey, isDusk ? 'dark' : 'light')));
  listenToSwitch(motionKey, (isOn) => store(motionKey, isOn ? 'enabled' : 'disabled'));

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

function listenToSwitch(id: string, change: (isOn: boolean) => Promise<void> | void) {
  const toggle = document.getElementById(id);
  let presses = 0;

  toggle?.addEventListener('click', async () => {
    presses += 1;
    const press = presses;
    const isOn = toggle.ariaChecked !== 'true';
    // The knob moves in the next frame. What it changes, perhaps the colours of the whole page, follows in a later one.
    toggle.dataset['asked'] = '';
    toggle.ariaChecked = String(isOn);
    await nextPaint();
    await change(isOn);
    // If it was pressed again meanwhile, the later press decides.
    if (press === presses) delete toggle.dataset['asked'];
  });
}

const nextPaint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

function store(key: string, value: string) {
  const { dataset } = document.documentElement;
  try {
    localStorage.setItem(key, value);
    delete dataset[key];
  } catch {
    // If storage is forbidden or full, the choice holds until the page is left.
    dataset[key] = value;
  }
  // The browser sends this event to the other tabs only.
  dispatchEvent(new Event('storage'));
}
