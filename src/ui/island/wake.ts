/** Wakes the island that this element is in, because the visitor reaches for something that needs it. */
export const wake = (element: Element | null | undefined) =>
  element?.dispatchEvent(new Event('pointermove'));
