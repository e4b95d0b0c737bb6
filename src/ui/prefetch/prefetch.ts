const intents = ['pointerover', 'focusin', 'touchstart'];

/** Fetches a page of this site as soon as a visitor seems to be going there, so that it is there when they press. */
export function prefetchOnIntent() {
  const fetched = new Set([location.pathname]);

  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    // What has an ending is a file to save.
    if (!link || link.origin !== location.origin || link.pathname.includes('.')) return;
    if (link.dataset['prefetch'] === 'off') return;
    if (fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  };
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
}
