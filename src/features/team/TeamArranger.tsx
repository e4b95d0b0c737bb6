import type { CollectionEntry } from 'astro:content';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Boundary } from '#ui/island/Boundary.tsx';
import * as styles from './TeamArranger.css.ts';
import { followDrag } from './follow-drag.ts';
import { addMoveButtons } from './move-buttons.ts';
import { placeAt } from './place-at.ts';

interface Props {
  labels: CollectionEntry<'teamPage'>['data']['arrange'];
}

/** Lets a visitor reorder the wall by dragging or by buttons. The order is lost when the page is left. */
export const TeamArranger = (props: Props) => (
  <Boundary>
    <Tools {...props} />
  </Boundary>
);

function Tools({ labels }: Props) {
  const [isChanged, setChanged] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const [news, setNews] = useState('');
  const first = useRef<Element[]>([]);
  const start = useRef<HTMLButtonElement>(null);

  const move = useEffectEvent((card: Element, place: number) => {
    const list = card.parentElement;
    if (!list) return;
    placeAt(list, card, place);
    const now = [...list.children];
    setChanged(now.some((other, i) => other !== first.current[i]));
    setNews(
      fill(labels.moved, { person: nameOf(card), place: now.indexOf(card) + 1, count: now.length }),
    );
  });
  const labelsOf = useEffectEvent((card: Element) => ({
    earlier: fill(labels.earlier, { person: nameOf(card) }),
    later: fill(labels.later, { person: nameOf(card) }),
  }));

  const reset = () => {
    findWall()?.append(...first.current);
    setChanged(false);
    setNews(labels.wasReset);
    start.current?.focus();
  };

  useEffect(() => {
    const list = findWall();
    if (!list) return;
    first.current = [...list.children];
    return followDrag(list, move);
  }, []);

  useEffect(() => {
    const list = findWall();
    if (!list || !isArranging) return;
    return addMoveButtons(list, { labels: labelsOf, move });
  }, [isArranging]);

  return (
    <div className={styles.tools}>
      <button
        type="button"
        ref={start}
        className={styles.tool}
        // As a transition: this button changes in the next frame, and the members' buttons are drawn after it.
        onClick={() => startTransition(() => setArranging(!isArranging))}
      >
        {isArranging ? labels.stop : labels.start}
      </button>
      {isChanged && (
        <button type="button" className={styles.tool} onClick={reset}>
          {labels.reset}
        </button>
      )}
      {isArranging && <p className={styles.hint}>{labels.hint}</p>}
      <p className={styles.news} role="status">
        {news}
      </p>
    </div>
  );
}

/** A list whose items each hold a `data-name` element. */
const findWall = () => document.getElementById('wall');

const fill = (sentence: string, words: Record<string, string | number>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(words[key] ?? ''));

const nameOf = (card: Element) => card.querySelector('[data-name]')?.textContent ?? '';
