/** Moves an item to a place in its list and leaves the keyboard's focus where it is. */
export function placeAt(list: Element, item: Element, place: number) {
  const others = [...list.children].filter((child) => child !== item);
  const focused = document.activeElement;
  list.insertBefore(item, others[place] ?? null);
  if (focused instanceof HTMLElement && item.contains(focused)) focused.focus();
}
