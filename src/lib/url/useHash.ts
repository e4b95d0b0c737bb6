import { useSyncExternalStore } from 'react';

/** The hash of the address, such as "#member-3". It is empty at build time. */
export const useHash = () =>
  useSyncExternalStore(
    follow,
    () => location.hash,
    () => '',
  );

function follow(onChange: () => void) {
  // A new hash fires only "hashchange" in Firefox and Safari. Back and Forward fire both.
  addEventListener('hashchange', onChange);
  addEventListener('popstate', onChange);
  return () => {
    removeEventListener('hashchange', onChange);
    removeEventListener('popstate', onChange);
  };
}

/**
 * Changes the address without scrolling, and updates `useHash`. The state belongs to the history entry, which keeps it
 * through a reload.
 */
export function changeAddress(how: 'push' | 'replace', address: string, state: unknown) {
  if (how === 'push') history.pushState(state, '', address);
  else history.replaceState(state, '', address);
  // The browser fires no event for changes by a script.
  dispatchEvent(new PopStateEvent('popstate', { state }));
}
