// This function runs in the page by itself, so everything that it uses is inside it.

/**
 * Controls that look like plain text when the visitor's colours replace ours. They have no border, no underline, no
 * system colour of links or buttons, no picture with a name and no icon that stands out from the page.
 */
export function listUnbounded(): string[] {
  const probe = document.createElement('i');
  document.body.append(probe);
  const systemColor = (name: string) => {
    probe.style.setProperty('color', name);
    return getComputedStyle(probe).color;
  };
  const [canvas, text] = [systemColor('Canvas'), systemColor('CanvasText')];
  probe.remove();

  const pressable = 'a[href], button, input, select, textarea, summary';
  const root = document.querySelector('dialog[open]') ?? document.body;
  return [...root.querySelectorAll(pressable)]
    .filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      if (element.getBoundingClientRect().width < 2) return false;
      const parts = [element, ...element.querySelectorAll('*')];
      return !parts.some((part) => {
        const style = getComputedStyle(part);
        const hasBorder =
          Number.parseFloat(style.borderBlockEndWidth) > 0 && style.borderBlockEndColor !== canvas;
        const isLink = ![canvas, text].includes(style.color);
        const isDrawn =
          part instanceof SVGElement &&
          [style.fill, style.stroke, part.localName === 'use' ? style.color : ''].includes(text);
        const isPicture = part instanceof HTMLImageElement && part.alt !== '';
        // The browser draws this control.
        const isNative = part.matches('input') && style.appearance !== 'none';
        return (
          isNative ||
          hasBorder ||
          isLink ||
          isDrawn ||
          isPicture ||
          style.textDecorationLine === 'underline'
        );
      });
    })
    .map(
      (element) =>
        `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
    );
}
