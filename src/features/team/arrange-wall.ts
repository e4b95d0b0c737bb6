import { followDrag } from './follow-drag.ts';

/** Makes the tools above the wall work, the buttons of its members, and dragging. */
export function arrangeWall() {
  const wall = document.getElementById('wall');
  const tools = document.getElementById('tools');
  const [start, reset] = tools?.querySelectorAll('button') ?? [];
  const [hint, news] = tools?.querySelectorAll('p') ?? [];
  if (!wall || !tools || !start || !reset || !hint || !news) return;
  const { stop = '', moved = '', reset: wasReset = '' } = tools.dataset;
  const label = start.textContent;
  const first = [...wall.children];

  const tell = (sentence: string) => {
    news.textContent = sentence;
    reset.hidden = first.every((item, i) => item === wall.children[i]);
    const buttons = [...wall.querySelectorAll('button')];
    const ends = [buttons.at(0), buttons.at(-1)];
    // Not "disabled", because the keyboard's focus would be lost when an item reaches an end.
    for (const button of buttons) button.ariaDisabled = String(ends.includes(button));
  };
  tell('');

  const move = (item: Element, place: number) => {
    putAt(place, item, wall);
    const person = item.querySelector('[data-name]')?.textContent ?? '';
    tell(moved.replaceAll('{person}', person).replaceAll('{place}', `${place + 1}`));
  };

  start.addEventListener('click', () => {
    const isArranging = wall.toggleAttribute('data-arranging');
    start.textContent = isArranging ? stop : label;
    hint.hidden = !isArranging;
  });
  reset.addEventListener('click', () => {
    for (const item of first) putAt(first.length, item, wall);
    tell(wasReset);
    start.focus();
  });
  wall.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    const item = button && button.closest('li');
    if (!item || button.ariaDisabled === 'true') return;
    move(item, [...wall.children].indexOf(item) + (button.nextElementSibling ? -1 : 1));
  });
  followDrag(wall, move);
}

/** Moves an item to a place in its list and leaves the keyboard's focus where it is. */
function putAt(place: number, item: Element, list: Element) {
  const next = [...list.children].filter((child) => child !== item)[place] ?? null;
  // This method keeps the focus, but not every browser has it.
  if (typeof list.moveBefore === 'function') return list.moveBefore(item, next);
  const focused = document.activeElement;
  list.insertBefore(item, next);
  if (focused instanceof HTMLElement && item.contains(focused)) focused.focus();
}
