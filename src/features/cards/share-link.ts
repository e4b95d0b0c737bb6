import { findPart } from '#ui/custom-element/find-part.ts';
import { findData } from '#ui/custom-element/find-data.ts';
import { shareOrCopy } from './share.ts';

/** `<share-link data-copied="…">` around a button and an empty element with `aria-live`, where it says that it has copied. */
class ShareLink extends HTMLElement {
  connectedCallback() {
    const button = findPart(this, 'button', HTMLButtonElement);
    const status = findPart(this, 'status', HTMLElement);
    const copied = findData(this, 'copied');
    button.addEventListener('click', async () => {
      status.textContent = '';
      const link = { title: document.title, url: location.origin + location.pathname };
      if (await shareOrCopy(link, navigator)) status.textContent = copied;
    });
  }
}

customElements.define('share-link', ShareLink);
