// This function runs in the page by itself, so everything that it uses is inside it.

/** Everything that can be pressed, with the size of the area that responds. */
export function listTargets() {
  const pressable = 'a[href], button, input, select, textarea, summary, [role=switch]';
  // What is behind a dialog cannot be pressed.
  const root = document.querySelector('dialog[open]') ?? document.body;
  return [...root.querySelectorAll(pressable)].flatMap((element) => {
    if (element.matches(':disabled') || element.closest('[inert]')) return [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    // A link may be stretched over the card that it belongs to.
    const after = getComputedStyle(element, '::after');
    const isStretched = after.position === 'absolute' && after.inset === '0px';
    const card = isStretched && element instanceof HTMLElement && element.offsetParent;
    const box = (card || element.closest('label') || element).getBoundingClientRect();
    // Shown only while it has the keyboard's focus.
    if (getComputedStyle(element).clipPath !== 'none' || box.width * box.height === 0) return [];
    const { display } = getComputedStyle(element);
    const sentence = element.parentElement?.closest('p, li, dd, label, figcaption, td');
    const words = sentence?.textContent?.trim() ?? '';
    const own = element.textContent?.trim() ?? '';
    return {
      name: `${element.localName} ${(element.getAttribute('aria-label') ?? own).slice(0, 50)}`,
      width: Math.round(box.width * 10) / 10,
      height: Math.round(box.height * 10) / 10,
      // A link in a sentence may be small (WCAG 2.2, 2.5.8, "inline").
      isInline: display === 'inline' && words.length > own.length,
    };
  });
}
