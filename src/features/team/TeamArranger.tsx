import type { CollectionEntry } from 'astro:content';
import { startTransition, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
// Props would put these words into the page a second time; like this they come with the code.
import pageFile from '/content/pages/team.yaml';
import { Boundary } from '#ui/island/Boundary.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import * as styles from './TeamArranger.css.ts';
import { followDrag } from './follow-drag.ts';
import { placeAt } from './place-at.ts';

interface Props {
  /** The id of the wall, a list whose items each hold a `data-name` element. */
  wall: string;
}

// The collection checks the file at every build.
const { arrange: labels } = pageFile as CollectionEntry<'teamPage'>['data'];

/** Lets a visitor put the wall in another order, by dragging or by buttons, until the page is left. */
export const TeamArranger = (props: Props) => (
  <Boundary>
    <Tools {...props} />
  </Boundary>
);

function Tools({ wall }: Props) {
  const [cards, setCards] = useState<HTMLElement[]>([]);
  const [isArranging, setArranging] = useState(false);
  const [news, setNews] = useState('');
  const first = useRef<HTMLElement[]>([]);
  const start = useRef<HTMLButtonElement>(null);

  const move = (card: HTMLElement, place: number) => {
    const list = card.parentElement;
    if (!list) return;
    placeAt(list, card, place);
    const now = listCards(list);
    setCards(now);
    setNews(
      fill(labels.moved, { name: nameOf(card), place: now.indexOf(card) + 1, count: now.length }),
    );
  };

  const reset = () => {
    const list = document.getElementById(wall);
    if (!list) return;
    list.append(...first.current);
    setCards(first.current);
    setNews(labels.wasReset);
    start.current?.focus();
  };

  useEffect(() => {
    const list = document.getElementById(wall);
    if (!list) return;
    first.current = listCards(list);
    setCards(first.current);
    return followDrag(list, move);
    // oxlint-disable-next-line react/exhaustive-deps -- the wall and its labels do not change.
  }, [wall]);

  const isChanged = cards.some((card, i) => card !== first.current[i]);

  return (
    <div className={styles.tools}>
      <button
        type="button"
        ref={start}
        className={styles.tool}
        // Two buttons for each member: a slow phone draws them in several steps.
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
      {isArranging &&
        cards.map((card, place) =>
          createPortal(
            <MoveButtons
              labels={labels}
              name={nameOf(card)}
              canMoveEarlier={place > 0}
              canMoveLater={place < cards.length - 1}
              onMove={(step) => move(card, place + step)}
            />,
            card,
            card.firstElementChild?.id,
          ),
        )}
    </div>
  );
}

const listCards = (list: Element) =>
  [...list.children].filter((child) => child instanceof HTMLElement);

const fill = (sentence: string, words: Record<string, string | number>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(words[key] ?? ''));

const nameOf = (card: HTMLElement) => card.querySelector('[data-name]')?.textContent ?? '';
