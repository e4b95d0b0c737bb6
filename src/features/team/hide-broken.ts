/** Hides portraits that cannot be shown, so that the letters behind them are seen. */
export function hideBroken() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) {
    const hide = () => {
      picture.hidden = true;
    };
    // It may have failed before this ran.
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) hide();
    picture.addEventListener('error', hide);
  }
}
