// Each of these functions runs in the page by itself, so all that it uses is inside it.

export type Stop = Exclude<ReturnType<typeof describeStop>, undefined>;

declare global {
  /** The elements that have had the focus, in that order. */
  var stops: Element[];
}

/** The element with the keyboard focus, or undefined after the last one. */
export function describeStop() {
  const element = document.activeElement;
  globalThis.stops ??= [];
  if (!element || element === document.body) return undefined;
  const before = globalThis.stops.at(-1);
  globalThis.stops.push(element);
  const around: Element[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) around.push(node);

  // Some controls show their focus on the box around them.
  const hasIndicator = around.slice(0, 4).some((node) => {
    const style = getComputedStyle(node);
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, opacity } = style;
    // Around a filled control, a ring in the colour of its words would be invisible.
    const standsOut =
      Number.parseFloat(outlineOffset) < 0 ||
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ||
      outlineColor === getComputedStyle(node.parentElement ?? node).color;
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isDrawn && standsOut && opacity !== '0';
  });
  // A checkbox that we draw ourselves is hidden inside its label.
  const isDrawn = element.clientWidth > 4 && getComputedStyle(element).opacity !== '0';
  const target = (!isDrawn && element.closest('label')) || element;
  const isHit = (line: DOMRect) =>
    [line.top + 2, line.bottom - 2].every((y) => {
      const hit = document.elementFromPoint(line.left + line.width / 2, y);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    });
  const lines = [...target.getClientRects()].filter(({ height }) => height <= innerHeight);
  const ends = [lines.at(0), lines.at(-1)].filter((line) => line !== undefined);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const text = element.getAttribute('aria-label') || element.textContent?.trim() || element.id;
  return {
    name: `${element.localName} ${text.slice(0, 50)}`,
    // Precedes the previous stop in the document.
    isBack: Boolean(
      before && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
    ),
    isFixed: around.some((node) => getComputedStyle(node).position === 'fixed'),
    box: { left, top: top + scrollY, right, bottom: bottom + scrollY },
    hasIndicator,
    // Nothing may cover its first and last line.
    isSeen: ends.every(isHit),
  };
}

export function listMissed(): string[] {
  const pressable = 'a[href], button, input, select, textarea, summary';
  return [...document.querySelectorAll(pressable)]
    .filter(
      (element) =>
        !element.matches(':disabled, [tabindex="-1"]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !globalThis.stops.includes(element),
    )
    .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 50)}`);
}
