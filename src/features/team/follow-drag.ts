/**
 * Lets the items of a list be dragged onto each other. `data-dragged` marks the item that is dragged, `data-over` the item
 * below the pointer. On a drop `move` is called with the first item and the place of the second.
 */
export function followDrag(list: HTMLElement, move: (item: HTMLElement, place: number) => void) {
  let dragged: HTMLElement | undefined;

  const itemOf = ({ target }: Event) =>
    [...list.children]
      .filter((child) => child instanceof HTMLElement)
      .find((child) => target instanceof Node && child.contains(target));

  const mark = (over: Element | undefined) => {
    for (const child of list.children) child.toggleAttribute('data-over', child === over);
  };

  const handlers = {
    dragstart(event: DragEvent) {
      dragged = itemOf(event);
      dragged?.toggleAttribute('data-dragged', true);
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
    },
    dragover(event: DragEvent) {
      const item = itemOf(event);
      if (!dragged || !item) return;
      // Without this nothing can be dropped on the item.
      event.preventDefault();
      mark(item === dragged ? undefined : item);
    },
    dragleave({ relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) mark(undefined);
    },
    drop(event: DragEvent) {
      const item = itemOf(event);
      if (!dragged || !item) return;
      event.preventDefault();
      if (item !== dragged) move(dragged, [...list.children].indexOf(item));
    },
    dragend() {
      mark(undefined);
      dragged?.removeAttribute('data-dragged');
      dragged = undefined;
    },
  };

  // Otherwise the picture would be dragged and not the whole item.
  for (const picture of list.querySelectorAll('img')) picture.draggable = false;

  const stop = new AbortController();
  for (const [type, handler] of Object.entries(handlers)) {
    list.addEventListener(type, handler as EventListener, { signal: stop.signal });
  }
  return () => stop.abort();
}
