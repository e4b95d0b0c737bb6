import { islandElement } from './astro-output.ts';

declare global {
  interface Window {
    /** What was pressed last before the client directive arrived. */
    earlyPress?: EventTarget | null;
  }
}

/** Fetches the scripts of the page after the first paint. The build lists them on the body (scripts/build/finish-pages.ts). */
export function startAfterPaint() {
  addEventListener('click', ({ target }) => void (window.earlyPress = target), true);
  addEventListener('DOMContentLoaded', () => {
    const { scripts, directive } = document.body.dataset;
    const start = () => {
      // The page can be read without any of them.
      for (const file of scripts?.split(' ') ?? []) void import(/* @vite-ignore */ file);
      if (directive) import(/* @vite-ignore */ directive).catch(showBrokenIslands);
    };
    // A paint observer would not do: Firefox reports no paint to it if it restores the scroll position.
    requestAnimationFrame(() => setTimeout(start));
  });
}

/** Does the work of notice.ts, because that could not be fetched either. */
function showBrokenIslands() {
  const notice = document.querySelector('template#broken')?.innerHTML;
  for (const island of document.querySelectorAll(islandElement))
    island.insertAdjacentHTML('afterbegin', `<div role="alert">${notice}</div>`);
}
