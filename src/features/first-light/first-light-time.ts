import { findFirstLight, formatTime } from '#lib/sun/first-light.ts';
import { findData } from '#ui/custom-element/find-data.ts';

/** Says when the sun rises next in Canberra. A built page cannot know, so it says nothing. */
class FirstLightTime extends HTMLElement {
  connectedCallback() {
    const { day, time } = findFirstLight(new Date());
    this.textContent = findData(this, day).replaceAll('{time}', formatTime(time));
  }
}

customElements.define('first-light-time', FirstLightTime);
