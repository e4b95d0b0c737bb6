import { tabBarKey } from '#lib/preferences/preferences.ts';

/** The tab bar is pristine until the visitor presses one of its tabs in this tab of the browser. */
export function endPristineOnPress() {
  for (const tab of document.querySelectorAll('[data-tabs] a')) {
    tab.addEventListener('click', () => {
      document.documentElement.classList.remove('pristine');
      try {
        sessionStorage.setItem(tabBarKey, 'used');
      } catch {
        // If storage is forbidden, it is pristine again on the next page.
      }
    });
  }
}
