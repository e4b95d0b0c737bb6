/**
 * Lets the items of a list be dragged onto each other. `data-dragged` marks the item that is dragged, `data-over` the item
 * below the pointer. On a drop `move` is called with the first item and the place of the second.
 */
export function followDrag(list: HTMLElement, move: (item: Element, place: number) => void) {
  let dragged: Element | undefined;

  const itemOf = ({ target }: Event) =>
    [...list.children].find((item) => target instanceof Element && item.contains(target));

  const mark = (over?: Element) => {
    for (const child of list.children) child.toggleAttribute('data-over', child === over);
  };

  list.addEventListener('dragstart', (event) => {
    dragged = itemOf(event);
    dragged?.toggleAttribute('data-dragged', true);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
  });
  // On the whole page, to see it leave the list: Safari does not say where "dragleave" leads.
  addEventListener('dragover', (event) => {
    if (!dragged) return;
    const item = itemOf(event);
    // Without this nothing can be dropped on the item.
    if (item) event.preventDefault();
    mark(item === dragged ? undefined : item);
  });
  list.addEventListener('drop', (event) => {
    const item = itemOf(event);
    if (!dragged || !item) return;
    event.preventDefault();
    if (item !== dragged) move(dragged, [...list.children].indexOf(item));
  });
  list.addEventListener('dragend', () => {
    mark();
    dragged?.removeAttribute('data-dragged');
    dragged = undefined;
  });

  // Otherwise the picture would be dragged and not the whole item.
  for (const picture of list.querySelectorAll('img')) picture.draggable = false;
}
