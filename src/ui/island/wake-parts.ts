import { hideNotice, showNotice } from './notice.ts';
import { onSign } from './sign.ts';

/**
 * Fetches the script of a part of the page when a visitor reaches for it, and repeats what is pressed meanwhile. The part
 * names a component, and the build puts the address of its script there (scripts/build/finish-pages.ts).
 */
export function wakePartsOnReach() {
  onSign(async (target, event) => {
    const part = target.closest<HTMLElement>('[data-script]');
    if (!part) return;
    const button = event.type === 'click' ? target.closest('button') : null;
    // The script may be there already, for another part.
    if (button) event.stopPropagation();
    try {
      await import(/* @vite-ignore */ part.dataset['script'] ?? '');
      delete part.dataset['script'];
      hideNotice(part);
      button?.click();
    } catch (error) {
      console.error('This part of the page has not woken.', error);
      showNotice(part);
    }
  });
}
