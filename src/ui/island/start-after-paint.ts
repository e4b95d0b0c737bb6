declare global {
  interface Window {
    /** What was pressed last before the directive of the islands came. */
    earlyPress?: EventTarget | null;
  }
}

/** Fetches the scripts that the build lists in attributes of the body (see scripts/build/finish-pages.ts) once the page has been painted. */
export function startAfterPaint() {
  addEventListener('click', ({ target }) => void (window.earlyPress = target), true);
  addEventListener('DOMContentLoaded', () => {
    const { scripts, directive } = document.body.dataset;
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      // Without one of them the page still reads.
      for (const file of scripts?.split(' ') ?? []) void import(/* @vite-ignore */ file);
      if (directive) import(/* @vite-ignore */ directive).catch(showBrokenIslands);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** A shorter form of the notice in notice.ts, which has not come either. */
function showBrokenIslands() {
  const address = document.querySelector('address a')?.outerHTML;
  for (const island of document.querySelectorAll('astro-island'))
    island.insertAdjacentHTML(
      'afterbegin',
      `<p role="alert">Unexpected Application Error! <a href="">Reload this page</a> or write to ${address}</p>`,
    );
}
