// These functions run in the browser by themselves, so everything that they use is inside them.

/** The texts that are transparent. */
export function findTransparent(elements: Element[]): string[] {
  return elements
    .filter(
      (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
    )
    .map((element) => element.textContent?.trim() ?? '');
}

/** The lowest of some elements that hold text themselves, and whether it can be seen. */
export function findLastLine(elements: Element[]) {
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const lowest = elements
    .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    )
    .toSorted((a, b) => bottomOf(a) - bottomOf(b))
    .at(-1);
  if (!lowest) return undefined;

  const { left, bottom, width } = lowest.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, bottom - 2);
  return { text: lowest.textContent?.trim() ?? '', isSeen: hit !== null && lowest.contains(hit) };
}
