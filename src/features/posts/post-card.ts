import { truncateAtEllipsis } from '#lib/text/truncate.ts';
import { findPart } from '#ui/custom-element/find-part.ts';
import { findData } from '#ui/custom-element/find-data.ts';

/** A post. Of a long text it shows the beginning, with "See more" and "See less". */
class PostCard extends HTMLElement {
  connectedCallback() {
    const text = findPart(this, 'text', HTMLParagraphElement);
    const button = findPart(this, 'more', HTMLButtonElement);
    const whole = text.textContent;
    const start = truncateAtEllipsis(whole, 150);
    if (start === whole) return;

    const [more, less] = [button.textContent, findData(this, 'less')];
    const fold = (isFolded: boolean) => {
      text.textContent = isFolded ? `${start}…` : whole;
      button.ariaExpanded = String(!isFolded);
      button.textContent = isFolded ? more : less;
    };
    button.hidden = false;
    button.addEventListener('click', () => fold(button.ariaExpanded === 'true'));
    fold(true);
  }
}

customElements.define('post-card', PostCard);
