/**
 * Lets the service worker answer downloads too: browsers pass it over when they fetch a link with `download`
 * themselves, and so fail without a network (https://crbug.com/40410035).
 */
export function downloadOffline() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[download]')) {
    link.addEventListener('click', (event) => {
      if (!navigator.serviceWorker?.controller) return;
      event.preventDefault();
      void download(link);
    });
  }
}

/** Downloads what the page can fetch, and leaves to the browser what it cannot. */
async function download(link: HTMLAnchorElement) {
  const copy = link.cloneNode() as HTMLAnchorElement;
  try {
    const answer = await fetch(link.href);
    if (answer.ok) copy.href = URL.createObjectURL(await answer.blob());
  } catch (error) {
    console.warn('Left to the browser.', error);
  }
  copy.click();
}
