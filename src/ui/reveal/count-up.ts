const duration = 900;

/** Counts a figure up to its value, once: "92% fewer" begins as "0% fewer". */
export function countUp(element: Element) {
  const text = element.textContent;
  const [figure] = /\d+/.exec(text) ?? [];
  if (!figure) return;
  const begin = performance.now();
  const show = (now: number) => {
    const part = Math.min(1, (now - begin) / duration);
    const shown = Math.round(Number(figure) * (1 - (1 - part) ** 3));
    element.textContent = text.replace(figure, String(shown));
    if (part < 1) requestAnimationFrame(show);
  };
  requestAnimationFrame(show);
}
