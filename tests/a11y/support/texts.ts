export type ShownText = ReturnType<typeof listTexts>[number];

/** Runs in the page. Lists every line of text that is in the window and not covered. */
export function listTexts() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const toRgb = (color: string) => {
    if (!context) throw new Error('No canvas');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3));
  };

  // Leaves out lines near the fixed header, which may be partly in its shadow.
  const header = document.querySelector('body > header');
  const isFixed = header && getComputedStyle(header).position === 'fixed';
  const edge = isFixed ? header.getBoundingClientRect().bottom + 1 : 0;

  // Text for screen readers only.
  const isSpoken = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isSpoken(element.parentElement));

  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || !text || parent.closest('[aria-hidden=true], noscript, script, style')) continue;
    const style = getComputedStyle(parent);
    if (isSpoken(parent)) continue;
    if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    // A disabled control may be faint (WCAG 2.2, 1.4.6).
    if (parent.closest(':disabled')) continue;
    const fontSize = Number.parseFloat(style.fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const isOpen = [box.top + 1, box.bottom - 1].every((y) => {
        const top = document.elementFromPoint(box.x + box.width / 2, y);
        return top && (parent.contains(top) || top.contains(parent));
      });
      const isOnEdge = box.top < edge && !header?.contains(parent);
      if (box.width < 2 || !isOpen || isOnEdge) continue;
      found.push({
        text: text.slice(0, 40),
        // In CSS pixels of the window.
        x: Math.round(box.x),
        y: Math.round(box.y),
        width: Math.round(box.width),
        height: Math.round(box.height),
        color: toRgb(style.color),
        // At least 24 px, or 18.66 px in bold (WCAG 2.2, "large scale").
        isLarge: fontSize >= 24 || (fontSize >= 18.66 && Number(style.fontWeight) >= 700),
      });
    }
  }
  return found;
}
