/** Hides pictures that cannot be shown, so that what is behind them is seen. */
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
