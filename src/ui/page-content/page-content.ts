import { focusTarget } from './focus-target.ts';
import { keepFocusInView } from './keep-focus-in-view.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';

/** The main part of a page. It reveals elements on scroll, keeps the focus in view and moves it to what the address names. */
class PageContent extends HTMLElement {
  connectedCallback() {
    revealOnScroll(this);
    keepFocusInView(this);
    // After loading, because the browser scrolls to the target first and resets the focus.
    for (const arrival of ['load', 'hashchange'])
      addEventListener(arrival, () => focusTarget(this));
  }
}

customElements.define('page-content', PageContent);
