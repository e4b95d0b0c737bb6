import next from '#ui/icon/svg/next.svg?raw';
import previous from '#ui/icon/svg/previous.svg?raw';
import * as styles from './TeamArranger.css.ts';

interface Setup {
  /** The names of an item's buttons. */
  labels: (item: Element) => { earlier: string; later: string };
  move: (item: Element, place: number) => void;
}

/**
 * Gives every item of a list two buttons, which move it one place earlier or later. The function that is returned removes
 * them. They are not drawn by React, because so many of them would block a slow phone.
 */
export function addMoveButtons(list: Element, { labels, move }: Setup): () => void {
  const pattern = makePair();
  const pairs = [...list.children].map((item) => {
    const pair = pattern.cloneNode(true) as HTMLElement;
    const [earlier, later] = pair.children;
    if (earlier) earlier.ariaLabel = labels(item).earlier;
    if (later) later.ariaLabel = labels(item).later;
    item.append(pair);
    return pair;
  });

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest(`.${styles.move}`);
    const item = [...list.children].find((child) => button && child.contains(button));
    if (!button || !item || button.ariaDisabled === 'true') return;
    const step = button.nextElementSibling ? -1 : 1;
    move(item, [...list.children].indexOf(item) + step);
  };
  list.addEventListener('click', onClick);

  const markEnds = () => {
    for (const { children, parentElement: item } of pairs) {
      const [earlier, later] = children;
      // Not "disabled", because the keyboard's focus would be lost when an item reaches an end.
      if (earlier) earlier.ariaDisabled = String(!item?.previousElementSibling);
      if (later) later.ariaDisabled = String(!item?.nextElementSibling);
    }
  };
  markEnds();
  const order = new MutationObserver(markEnds);
  order.observe(list, { childList: true });

  return () => {
    order.disconnect();
    list.removeEventListener('click', onClick);
    for (const pair of pairs) pair.remove();
  };
}

function makePair(): HTMLElement {
  const pair = document.createElement('div');
  pair.className = styles.moves;
  for (const icon of [previous, next]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = styles.move;
    button.innerHTML = icon;
    const svg = button.firstElementChild;
    svg?.setAttribute('width', '22');
    svg?.setAttribute('aria-hidden', 'true');
    pair.append(button);
  }
  return pair;
}
