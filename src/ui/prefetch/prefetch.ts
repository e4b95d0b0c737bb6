const fetched = new Set([location.pathname]);

// Fetches a page of this site when a visitor points at a link to it, so that it is there when they press. Firefox would
// report a violation of the policy ("default-src 'none'"), and Safari does not prefetch at all.
if (HTMLScriptElement.supports?.('speculationrules'))
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, prefetch);

function prefetch({ target }: Event) {
  // The visitor may have asked Chromium on Android to save data. TypeScript does not know https://wicg.github.io/savedata/.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const link = target instanceof Element && target.closest('a');
  // An address with a dot is a file to download.
  if (!link || link.origin !== location.origin || link.pathname.includes('.')) return;
  if (fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.pathname;
  document.head.append(hint);
}
