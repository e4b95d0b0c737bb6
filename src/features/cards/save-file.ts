import { withTimeout } from '#lib/network/with-timeout.ts';
import { findPart } from '#ui/custom-element/find-part.ts';
import { findData } from '#ui/custom-element/find-data.ts';
import { keepCard } from './keep-card.ts';
import { keepIfOurs, keyOf, readKept } from './kept-cards.ts';

/** What the site sends for each ending. Portals and proxies send pages. */
const types: Record<string, string> = {
  vcf: 'text/vcard',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
};

/** For how many milliseconds after an answer the network counts as there. */
const freshFor = 2500;

/**
 * `<save-file data-failed="…">` around a link with `download` and an empty status. A press downloads the file from its address,
 * as without a script: some browsers, such as Firefox on iPhones, take nothing else for a contact. But first the page asks
 * whether this site answers there, because a portal's page would be saved under the person's name. If it does not, the copy
 * that was kept is saved. With `data-keep` the card is kept as soon as its page has come.
 */
class SaveFile extends HTMLElement {
  /** Whether this site answers, while the contact is being fetched. */
  #fetching: Promise<boolean> | undefined;
  #answeredAt = -Infinity;
  #isChecked = false;

  connectedCallback() {
    const link = findPart(this, 'link', HTMLAnchorElement);
    const status = findPart(this, 'status', HTMLElement);
    const failed = findData(this, 'failed');
    link.addEventListener('click', async (event) => {
      // Our own click below: the browser downloads.
      if (this.#isChecked) return;
      event.preventDefault();
      status.textContent = '';
      if (!(await this.#save(link))) status.textContent = failed;
    });
    if ('keep' in this.dataset) void keepCard(this.#fetchAndKeep(link));
  }

  async #save(link: HTMLAnchorElement): Promise<boolean> {
    const kept = await readKept(contactKey(link));
    const isThere = await withTimeout(this.#isThere(link), kept ? 3 : 20).catch(() => false);
    if (isThere) {
      this.#isChecked = true;
      link.click();
      this.#isChecked = false;
    } else if (kept) {
      const copy = link.cloneNode() as HTMLAnchorElement;
      copy.href = URL.createObjectURL(await kept.blob());
      copy.click();
    }
    return isThere || kept !== undefined;
  }

  /** Whether this site answers with the file. */
  async #isThere(link: HTMLAnchorElement): Promise<boolean> {
    if (this.#fetching) return this.#fetching;
    if (performance.now() - this.#answeredAt < freshFor) return true;
    const { ok, headers } = await fetch(link.href, { method: 'HEAD', cache: 'no-store' });
    const type = types[link.pathname.split('.').at(-1) ?? ''] ?? '';
    return ok && headers.get('content-type')?.startsWith(type) === true;
  }

  #fetchAndKeep({ href, pathname }: HTMLAnchorElement): Promise<boolean> {
    // What a cache answers says nothing about the network.
    this.#fetching = fetch(href, { cache: 'no-cache' })
      .then((response) => keepIfOurs(keyOf(pathname) ?? pathname, response))
      .then((answer) => {
        const isThere = answer?.ok === true;
        if (isThere) this.#answeredAt = performance.now();
        return isThere;
      })
      .finally(() => (this.#fetching = undefined));
    return this.#fetching;
  }
}

customElements.define('save-file', SaveFile);

/** Where the contact is kept. The small file without the photo is of the same card. */
const contactKey = ({ pathname }: HTMLAnchorElement) => `/cards/${pathname.split('/').at(-1)}`;
