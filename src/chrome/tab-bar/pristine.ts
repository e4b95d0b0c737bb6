import { tabBarKey } from '#lib/preferences/preferences.ts';

/** The tab bar is pristine until the visitor presses one of its tabs, for as long as the browser's tab is open. */
export function endPristineOnPress() {
  for (const tab of document.querySelectorAll('[data-tabs] a')) {
    tab.addEventListener('click', () => {
      document.documentElement.classList.remove('pristine');
      try {
        sessionStorage.setItem(tabBarKey, 'used');
      } catch {
        // Where storage is forbidden the next page begins anew.
      }
    });
  }
}
