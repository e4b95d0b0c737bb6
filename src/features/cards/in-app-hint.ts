import { findPart } from '#ui/custom-element/find-part.ts';
import { browserLink, isInApp } from './in-app.ts';

/**
 * `<in-app-hint hidden>` around words and a link to the phone's browser, because an app may not let its visitors save a
 * contact. It is shown in the browsers of apps.
 */
class InAppHint extends HTMLElement {
  connectedCallback() {
    if (!isInApp(navigator)) return;
    findPart(this, 'link', HTMLAnchorElement).href = browserLink(navigator.userAgent, location);
    this.hidden = false;
  }
}

customElements.define('in-app-hint', InAppHint);
