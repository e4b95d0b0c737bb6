/** Fetches the scripts of the page after the first paint. The build lists them on the body (scripts/build/finish-pages.ts). */
export const startAfterPaint = () =>
  // A paint observer would not do: Firefox reports no paint to it if it restores the scroll position.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(fetchScripts)));

function fetchScripts() {
  // The page can be read without any of them.
  for (const file of document.body.dataset['scripts']?.split(' ') ?? [])
    import(/* @vite-ignore */ file).catch(() => {});
}
