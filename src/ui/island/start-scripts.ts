import { onSign } from './sign.ts';

/** Fetches the scripts of the page after the first paint. */
export const startAfterPaint = () =>
  // A paint observer would not do: Firefox reports no paint to it if it restores the scroll position.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(fetchScripts)));

/** Fetches the scripts of the page at the first sign of a visitor. */
export const startOnReach = () => onSign(fetchScripts);

let isStarted = false;

/** The build lists the scripts on the body (scripts/build/finish-pages.ts). */
function fetchScripts() {
  if (isStarted) return;
  isStarted = true;
  // The page can be read without any of them.
  for (const file of document.body.dataset['scripts']?.split(' ') ?? [])
    import(/* @vite-ignore */ file).catch(() => {});
}
