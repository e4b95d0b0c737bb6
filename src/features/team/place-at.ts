/** Moves an item to a place in its list and leaves the keyboard's focus where it is. */
export function placeAt(list: Element, item: Element, place: number) {
  const next = [...list.children].filter((child) => child !== item)[place] ?? null;
  // This method keeps the focus, but not every browser has it.
  if (typeof list.moveBefore === 'function') return list.moveBefore(item, next);
  const focused = document.activeElement;
  list.insertBefore(item, next);
  if (focused instanceof HTMLElement && item.contains(focused)) focused.focus();
}
