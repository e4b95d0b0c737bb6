declare global {
  interface Window {
    /** What was pressed last before the directive of the islands came. */
    earlyPress?: EventTarget | null;
  }
}

/**
 * Fetches the scripts of a page once it has been painted, or on a card at the first sign of a visitor. The build lists
 * them in attributes of the body (see scripts/build/finish-pages.ts).
 */
export function startScripts() {
  addEventListener('click', ({ target }) => void (window.earlyPress = target), true);
  addEventListener('DOMContentLoaded', () => {
    const { start, scripts, directive, islands } = document.body.dataset;
    if (start === 'reach') {
      onFirstSign(() => fetchAll([islands, directive, scripts]));
      return;
    }
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      fetchAll([scripts]);
      if (directive) importFile(directive).catch(showBrokenIslands);
    }).observe({ type: 'paint', buffered: true });
  });
}

const importFile = (file: string) => import(/* @vite-ignore */ file);

function fetchAll(lists: (string | undefined)[]) {
  // Without one of them the page still reads.
  for (const file of lists.flatMap((list) => list?.split(' ') ?? []))
    importFile(file).catch(() => {});
}

function onFirstSign(act: () => void) {
  const signs = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
    addEventListener(
      sign,
      (event) => {
        // A mouse may lie where the page appears.
        const { movementX, movementY } = event as PointerEvent;
        if (sign === 'pointermove' && !movementX && !movementY) return;
        signs.abort();
        act();
      },
      { capture: true, signal: signs.signal },
    );
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
