/**
 * Lets the items of a list be dragged onto each other. `data-dragged` marks the item that is dragged, `data-over` the item
 * below the pointer. On a drop `move` is called with the first item and the place of the second.
 */
export function followDrag(list: HTMLElement, move: (item: Element, place: number) => void) {
  let dragged: Element | null = null;

  const itemOf = ({ target }: Event) => (target instanceof Element ? target.closest('li') : null);

  const mark = (over: Element | null) => {
    for (const child of list.children) child.toggleAttribute('data-over', child === over);
  };

  list.addEventListener('dragstart', (event) => {
    dragged = itemOf(event);
    dragged?.toggleAttribute('data-dragged', true);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
  });
  list.addEventListener('dragover', (event) => {
    const item = itemOf(event);
    if (!dragged || !item) return;
    // Without this nothing can be dropped on the item.
    event.preventDefault();
    mark(item === dragged ? null : item);
  });
  list.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) mark(null);
  });
  list.addEventListener('drop', (event) => {
    const item = itemOf(event);
    if (!dragged || !item) return;
    event.preventDefault();
    if (item !== dragged) move(dragged, [...list.children].indexOf(item));
  });
  list.addEventListener('dragend', () => {
    mark(null);
    dragged?.removeAttribute('data-dragged');
    dragged = null;
  });

  // Otherwise the picture would be dragged and not the whole item.
  for (const picture of list.querySelectorAll('img')) picture.draggable = false;
}
