import { findFirstLight, formatTime } from '#lib/sun/first-light.ts';

/** Says when the sun rises next in Canberra. A built page cannot know, so it says nothing. */
class FirstLightTime extends HTMLElement {
  connectedCallback() {
    const { day, time } = findFirstLight(new Date());
    const words = this.dataset[day];
    if (!words) throw new Error(`<first-light-time> needs the words data-${day}.`);
    this.textContent = words.replaceAll('{time}', formatTime(time));
  }
}

customElements.define('first-light-time', FirstLightTime);
