/** Fetches the scripts of the page at the first sign of a visitor. The build lists them on the body (scripts/build/finish-pages.ts). */
export function startOnReach() {
  addEventListener('click', ({ target }) => void (window.earlyPress = target), true);
  const signs = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'])
    addEventListener(
      sign,
      (event) => {
        // A mouse that was already there when the page appeared is no sign.
        const { movementX, movementY } = event as PointerEvent;
        if (sign === 'pointermove' && !movementX && !movementY) return;
        signs.abort();
        const { islands = '', directive = '', scripts = '' } = document.body.dataset;
        // The card can be read without any of them.
        for (const file of `${islands} ${directive} ${scripts}`.split(' '))
          if (file) import(/* @vite-ignore */ file).catch(() => {});
      },
      { capture: true, signal: signs.signal },
    );
}
