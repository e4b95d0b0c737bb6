import { isReachable } from '#lib/network/is-offline.ts';
import { findPart } from '#ui/custom-element/find-part.ts';
import { islandElement } from './astro-output.ts';
import { brokenEvent } from './island.ts';

/**
 * Holds the template of "Unexpected Application Error!". Shows a copy at the top of an island that is broken, or of its
 * panel or open dialog.
 */
class IslandNotice extends HTMLElement {
  connectedCallback() {
    addEventListener(brokenEvent, ({ target }) => {
      const island = target instanceof Element && target.closest(islandElement);
      if (island && !island.querySelector('[role=alert]')) this.#show(island);
    });
  }

  #show(island: Element) {
    const notice = document.createElement('div');
    notice.role = 'alert';
    notice.append(document.importNode(findPart(this, 'notice', HTMLTemplateElement).content, true));
    const offline = findPart(notice, 'offline', HTMLElement);
    // At an address with a hash, the link alone would not reload.
    findPart(notice, 'reload', HTMLAnchorElement).addEventListener('click', async (event) => {
      event.preventDefault();
      if (await isReachable()) location.reload();
      // A reload would only show the browser's error page.
      else offline.hidden = false;
    });
    (island.querySelector('[popover], dialog[open]') ?? island).prepend(notice);
  }
}

customElements.define('island-notice', IslandNotice);
