import type { ShownPost } from './read-post.ts';

/** Puts a post into a copy of a card. */
export function fillCard(card: Element, post: ShownPost) {
  for (const fact of ['text', 'rest', 'date', 'counts'] as const)
    card.querySelector(`[data-${fact}]`)?.replaceChildren(post[fact]);
  card.querySelector('time')?.setAttribute('datetime', post.created);
  card.querySelector('a')?.setAttribute('href', post.url);
  const picture = card.querySelector('img');
  if (post.image && picture) Object.assign(picture, post.image);
  else picture?.remove();
}

/** Shows the beginning of a long text, with "See more" and "See less". */
export function foldLongText(item: Element) {
  const card = item.querySelector('[data-post]');
  const button = card?.querySelector<HTMLButtonElement>('button');
  if (!card || !button || !card.querySelector('[data-rest]')?.textContent) return;
  const [more, less] = [button.textContent, button.dataset['less'] ?? ''];
  const fold = (isFolded: boolean) => {
    card.toggleAttribute('data-folded', isFolded);
    button.ariaExpanded = String(!isFolded);
    button.textContent = isFolded ? more : less;
  };
  button.hidden = false;
  button.addEventListener('click', () => fold(!card.hasAttribute('data-folded')));
  fold(true);
}
