// This function runs in the page by itself, so all that it uses is inside it.

/** What is cut and what overlaps in the header and the tab bar, and how far the page scrolls sideways. */
export function readFixedBars() {
  const wide = document.documentElement.clientWidth;
  const parts = [...document.querySelectorAll('body > header a, #tabs :is(a, button)')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
    .map((part) => ({
      name: part.textContent.trim() || (part.ariaLabel ?? ''),
      box: part.getBoundingClientRect(),
      isTab: part.closest('#tabs') !== null,
      isTooSmall: part.scrollWidth > part.clientWidth + 1,
    }));
  const headline = document.querySelector('h1');
  if (parts.length === 0 || !headline) throw new Error('The page has no bars or no headline.');

  const cut = parts.filter(
    ({ box, isTooSmall }) =>
      isTooSmall || box.left < 0 || box.right > wide || box.top < 0 || box.bottom > innerHeight,
  );
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const boxes: { name: string; box: DOMRect; isTab?: boolean; isHeadline?: boolean }[] = [
    ...parts,
    { name: 'the headline', box: headline.getBoundingClientRect(), isHeadline: true },
  ];
  const overlaps = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      // A long headline may go on below the tab bar, as the rest of the page does.
      .filter((other) => meet(one.box, other.box) && !(one.isTab && other.isHeadline))
      .map((other) => `${one.name} | ${other.name}`),
  );
  return {
    sideways: document.documentElement.scrollWidth - wide,
    cut: cut.map(({ name }) => name),
    overlaps,
  };
}
