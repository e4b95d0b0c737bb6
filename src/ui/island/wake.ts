/** Wakes the island that an element is in, when a visitor reaches for something that it works for. */
export const wake = (element: Element | null | undefined) =>
  element?.dispatchEvent(new Event('pointermove'));
