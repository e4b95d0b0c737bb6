// This function runs in the page by itself: what it uses stands inside it.

/** What stands fixed, and texts with less than 4.5:1 on what is printed behind them. */
export function listUnprintable() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const luminanceOf = (color: string) => {
    if (!context) throw new Error('No canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const backgroundOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      // A picture is printed as it is shown, where contrast.test.ts reads its pixels.
      if (backgroundImage !== 'none') return undefined;
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'white';
  };

  const shown = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const pale = shown.filter((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    const { clipPath, color } = getComputedStyle(element);
    const background = backgroundOf(element);
    if (!hasText || clipPath !== 'none' || !background) return false;
    const [text, paper] = [luminanceOf(color), luminanceOf(background)];
    return (Math.max(text, paper) + 0.05) / (Math.min(text, paper) + 0.05) < 4.5;
  });
  const fixed = shown.filter((element) => getComputedStyle(element).position === 'fixed');
  const nameOf = (element: Element) =>
    `${element.localName} ${element.textContent?.trim().slice(0, 40)}`;
  return { fixed: fixed.map(nameOf), pale: pale.map(nameOf) };
}
