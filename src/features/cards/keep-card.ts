import { keepIfOurs, keptClass, keyOf } from './kept-cards.ts';

/**
 * Keeps a card for when there is no network. The contact file comes first, because a visitor may press Save at once; the page
 * comes from the browser's own cache. A worker that is already there has kept the page itself.
 */
export async function keepCard(contact: Promise<unknown>) {
  try {
    await contact.catch(() => undefined);
    const key = keyOf(location.pathname);
    if (key && !navigator.serviceWorker.controller)
      await keepIfOurs(key, await fetch(location.href, { cache: 'force-cache' }));
    await navigator.serviceWorker.register('/cards/sw.js');
    // The letters of the back, of the codes and of small print, which the browser keeps.
    for (const face of document.fonts) await face.load();
    document.documentElement.classList.add(keptClass);
  } catch {
    // Some browsers have no workers or storage in private windows. With a network the card works there too.
  }
}
