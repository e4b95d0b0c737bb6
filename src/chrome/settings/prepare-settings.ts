import { isDark, isMotionEnabled } from '#lib/preferences/preferences.ts';
import { wake } from '#ui/island/wake.ts';

/** What the panel, which opens by itself, needs before its island is awake. */
export function prepareSettings() {
  const panel = document.getElementById('settings');
  const button = document.querySelector<HTMLElement>('[popovertarget=settings]');
  if (!panel || !button) return;

  const reach = () => {
    const [theme, motion] = panel.querySelectorAll('[role=switch]');
    theme?.setAttribute('aria-checked', String(isDark()));
    motion?.setAttribute('aria-checked', String(isMotionEnabled()));
    // Who reaches for the button is about to reach for the switches.
    wake(panel.querySelector('astro-island'));
  };
  button.addEventListener('pointerover', reach, { once: true });
  button.addEventListener('focus', reach, { once: true });

  // The browser returns the focus except after a press outside, which may have gone to another control.
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed' && (document.activeElement as HTMLElement | null)?.tabIndex === -1)
      button.focus();
  });
}
