import type { ShownPost } from '#collections/read-post.ts';
import { within } from '#lib/network/within.ts';
import { truncateAtEllipsis } from '#lib/text/truncate.ts';
import { showAges } from '#lib/time/show-ages.ts';

/** Folds the long posts of the page and lets "Load More Posts" bring the older ones. */
export function showPosts() {
  const list = document.getElementById('posts-list');
  if (!list) return;
  prepare(list.children);

  const button = document.getElementById('load-posts');
  const status = document.getElementById('load-status');
  const pattern = document.querySelector<HTMLTemplateElement>('template#post');
  if (!button || !status || !pattern) return;
  button.hidden = false;
  const label = button.textContent;

  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    button.textContent = button.dataset['loading'] ?? '';
    status.textContent = '';
    try {
      const wait = new Promise((done) => setTimeout(done, 500));
      const [posts] = await Promise.all([within(10, fetchPosts()), wait]);
      const links = Array.from(list.querySelectorAll('a'), (link) => link.getAttribute('href'));
      // Counted from the last one that is shown, because a newer one may have been published meanwhile.
      const older = posts.slice(posts.findLastIndex(({ url }) => links.includes(url)) + 1);
      const added = older.slice(0, 4).map((post) => fillCard(pattern, post));
      list.append(...added);
      prepare(added);
      // The focus moves only from the button. In Safari it is on the body, because a press does not focus a button.
      if ([button, document.body].includes(document.activeElement as HTMLElement)) {
        added[0]?.querySelector('a')?.focus({ preventScroll: true });
      }
      button.hidden = older.length === added.length;
    } catch (error) {
      console.error('The posts could not be loaded.', error);
      status.textContent = button.dataset['failed'] ?? '';
    }
    button.ariaDisabled = null;
    button.textContent = label;
  });
}

/** The browser keeps the answer for 5 minutes, as netlify.toml says. */
async function fetchPosts(): Promise<ShownPost[]> {
  const answer = await fetch('/posts.json');
  // Written by this site's own build from the same type.
  return (await answer.json()) as ShownPost[];
}

function prepare(items: Iterable<Element>) {
  for (const item of items) {
    foldLongText(item);
    showAges(item);
  }
}

/** A copy of the empty card, with a post. */
function fillCard({ content }: HTMLTemplateElement, post: ShownPost) {
  const card = content.firstElementChild?.cloneNode(true) as HTMLElement;
  for (const fact of ['text', 'date', 'counts'] as const)
    card.querySelector(`[data-${fact}]`)?.replaceChildren(post[fact]);
  card.querySelector('time')?.setAttribute('datetime', post.created);
  card.querySelector('a')?.setAttribute('href', post.url);
  const picture = card.querySelector('img');
  if (post.image && picture) Object.assign(picture, post.image);
  else picture?.remove();
  return card;
}

/** Shows the beginning of a long text, with "See more" and "See less". */
function foldLongText(item: Element) {
  const text = item.querySelector('[data-text]');
  const button = item.querySelector('button');
  if (!text || !button) return;
  const whole = text.textContent;
  const start = truncateAtEllipsis(whole, 150);
  if (start === whole) return;
  const [more, less] = [button.textContent, button.dataset['less'] ?? ''];
  const fold = (isFolded: boolean) => {
    text.textContent = isFolded ? `${start}…` : whole;
    button.ariaExpanded = String(!isFolded);
    button.textContent = isFolded ? more : less;
  };
  button.hidden = false;
  button.addEventListener('click', () => fold(button.ariaExpanded === 'true'));
  fold(true);
}
