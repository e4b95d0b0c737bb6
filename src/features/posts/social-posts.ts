import { withTimeout } from '#lib/network/with-timeout.ts';
import { findPart } from '#ui/custom-element/find-part.ts';
import { findData } from '#ui/custom-element/find-data.ts';

/** How many posts a press on "Load More Posts" adds, and how long "Loading..." is shown at least. */
const step = 4;
const shortestWait = 500;

/** The list of posts. A button brings the older ones, which the build has rendered (src/pages/partials/posts.astro). */
class SocialPosts extends HTMLElement {
  connectedCallback() {
    // With few posts there is nothing to load.
    if (!this.querySelector('[data-part=load]')) return;
    const list = findPart(this, 'list', HTMLUListElement);
    const button = findPart(this, 'load', HTMLButtonElement);
    const status = findPart(this, 'status', HTMLParagraphElement);
    const source = findData(this, 'source');
    const loading = findData(this, 'loading');
    const failed = findData(this, 'failed');
    const label = button.textContent;
    button.hidden = false;

    button.addEventListener('click', async () => {
      if (button.ariaDisabled === 'true') return;
      button.ariaDisabled = 'true';
      button.textContent = loading;
      status.textContent = '';
      try {
        const wait = new Promise((done) => setTimeout(done, shortestWait));
        const [posts] = await Promise.all([withTimeout(fetchPosts(source), 10), wait]);
        const older = listOlder(posts, list);
        const added = older.slice(0, step);
        list.append(...added);
        // The focus moves only from the button. In Safari it is on the body, because a press does not focus a button.
        if ([button, document.body].some((element) => element === document.activeElement))
          added[0]?.querySelector('a')?.focus({ preventScroll: true });
        button.hidden = older.length === added.length;
      } catch (error) {
        console.error('The posts could not be loaded.', error);
        status.textContent = failed;
      }
      button.ariaDisabled = null;
      button.textContent = label;
    });
  }
}

/** All posts as items of a list, the newest first. The browser keeps the answer for 5 minutes, as netlify.toml says. */
async function fetchPosts(source: string): Promise<HTMLLIElement[]> {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...page.querySelectorAll<HTMLLIElement>('li[data-url]')];
}

/** Counted from the last one that is shown, because a newer one may have been published meanwhile. */
function listOlder(posts: HTMLLIElement[], list: HTMLUListElement) {
  const shown = new Set(
    Array.from(
      list.querySelectorAll<HTMLLIElement>('li[data-url]'),
      ({ dataset }) => dataset['url'],
    ),
  );
  return posts.slice(posts.findLastIndex(({ dataset }) => shown.has(dataset['url'])) + 1);
}

customElements.define('social-posts', SocialPosts);
