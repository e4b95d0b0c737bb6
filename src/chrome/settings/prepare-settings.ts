import { isDark, isMotionEnabled } from '#lib/preferences/preferences.ts';
import { wake } from '#ui/island/wake.ts';

/** Prepares the panel before its island is awake, because the browser opens it without a script. */
export function prepareSettings() {
  const panel = document.getElementById('settings');
  const button = document.querySelector<HTMLElement>('[popovertarget=settings]');
  if (!panel || !button) return;

  const reach = () => {
    const [theme, motion] = panel.querySelectorAll('[role=switch]');
    theme?.setAttribute('aria-checked', String(isDark()));
    motion?.setAttribute('aria-checked', String(isMotionEnabled()));
    // A visitor who reaches for the button will reach for the switches next.
    wake(theme);
  };
  button.addEventListener('pointerover', reach, { once: true });
  button.addEventListener('focus', reach, { once: true });

  // The browser returns the focus, except after a press outside the panel. That press may have focused another control.
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed' && (document.activeElement as HTMLElement | null)?.tabIndex === -1)
      button.focus();
  });
}
