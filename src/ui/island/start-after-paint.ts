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

/** As notice.ts does, which has not come either. */
function showBrokenIslands() {
  const notice = document.querySelector('template#broken')?.innerHTML;
  for (const island of document.querySelectorAll('astro-island'))
    island.insertAdjacentHTML('afterbegin', `<div role="alert">${notice}</div>`);
}
