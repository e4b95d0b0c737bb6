/** Takes away pictures that cannot be shown, so that what stands behind them does. */
export function hideBroken(pictures: Iterable<HTMLImageElement>) {
  for (const picture of pictures) {
    const hide = () => {
      picture.hidden = true;
    };
    // It may have failed before this ran.
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) hide();
    picture.addEventListener('error', hide);
  }
}
