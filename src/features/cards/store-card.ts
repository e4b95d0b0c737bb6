/** Asks the cards' service worker to store this card, once the page has all that it needs. */
export function storeCard() {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  addEventListener('load', async () => {
    try {
      await worker.register('/cards/sw.js', { updateViaCache: 'none' });
      (await worker.ready).active?.postMessage(location.pathname);
    } catch (error) {
      console.warn('Not stored for offline use.', error);
    }
  });
}
