/** Fetches the scripts that the build lists in attributes of the body (see scripts/build/finish-pages.ts) at the first sign of a visitor. */
export function startOnReach() {
  const signs = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
    addEventListener(
      sign,
      (event) => {
        // A mouse may lie where the page appears.
        const { movementX, movementY } = event as PointerEvent;
        if (sign === 'pointermove' && !movementX && !movementY) return;
        signs.abort();
        const { islands = '', directive = '', scripts = '' } = document.body.dataset;
        // Without one of them the card still reads.
        for (const file of `${islands} ${directive} ${scripts}`.split(' '))
          if (file) import(/* @vite-ignore */ file).catch(() => {});
      },
      { capture: true, signal: signs.signal },
    );
}
