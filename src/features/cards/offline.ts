import { cacheName } from './cache-name.ts';

const downloads = document.querySelectorAll<HTMLAnchorElement>('a[download]');

/** Stores this card and its files after it has loaded. Without a network the service worker answers with them. */
export function storeCard() {
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register('/cards/sw.js');
      const cache = await caches.open(cacheName);
      const files = [...downloads].map(({ href }) => href);
      const pictures = [...document.images].map(({ src }) => src);
      await Promise.all([location.pathname, ...files, ...pictures].map((file) => cache.add(file)));
    } catch {
      // Some browsers have no workers or storage in private windows. With a network the card works there too.
    }
  });
}

/**
 * Makes downloads work without a network. Browsers do not ask the service worker for a link with `download`
 * (https://crbug.com/40410035), so the page fetches the file itself.
 */
export function downloadOffline() {
  for (const link of downloads) {
    link.addEventListener('click', (event) => {
      if (!navigator.serviceWorker?.controller) return;
      event.preventDefault();
      void download(link);
    });
  }
}

/** Downloads a file that the page has fetched. If the page cannot fetch it, the browser does. */
async function download(link: HTMLAnchorElement) {
  const copy = link.cloneNode() as HTMLAnchorElement;
  const answer = await fetch(link.href).catch(() => undefined);
  if (answer?.ok) copy.href = URL.createObjectURL(await answer.blob());
  copy.click();
}
