// These functions run in the browser, each by itself: what they use stands inside them.

interface Sight {
  text: string;
  isSeen: boolean;
}

/** The element that has the keyboard's focus, and whether its first and last line can be seen. */
export function describeFocus(): Sight | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;

  // A box whose own drawing is hidden shows its focus on the label around it.
  const isDrawn = element.clientWidth > 4 && getComputedStyle(element).opacity !== '0';
  const target = (!isDrawn && element.closest('label')) || element;
  const isHit = ({ left, top, width, height }: DOMRect) =>
    [top + 2, top + height - 2].every((y) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    });
  const rects = [...target.getClientRects()].filter(({ height }) => height <= innerHeight);
  const ends = [rects.at(0), rects.at(-1)].filter((rect) => rect !== undefined);
  const text = target.textContent?.trim() || element.getAttribute('aria-label') || element.id;
  return { text: `${target.tagName} ${text.slice(0, 60)}`, isSeen: ends.every(isHit) };
}

/** The lowest of some elements that hold text themselves, and whether it can be seen. */
export function findLastLine(elements: Element[]): Sight | undefined {
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
