import { relativeAge } from '#lib/time/relative-age.ts';
import { findPart } from '#ui/custom-element/find-part.ts';

/** Shows how long ago its date was, and the date itself as a title. */
class RelativeTime extends HTMLElement {
  connectedCallback() {
    const time = findPart(this, 'date', HTMLTimeElement);
    time.title = time.textContent;
    time.textContent = relativeAge(new Date(time.dateTime), new Date());
  }
}

customElements.define('relative-time', RelativeTime);
