import { findPart } from '#ui/custom-element/find-part.ts';

/** A place in the dark: a lantern follows the mouse and lights what it comes near. The bad address is logged once. */
class LostPlace extends HTMLElement {
  connectedCallback() {
    const lantern = findPart(this, 'lantern', HTMLElement);
    this.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse') return;
      const field = lantern.getBoundingClientRect();
      lantern.style.setProperty('--light-x', `${clientX - field.left}px`);
      lantern.style.setProperty('--light-y', `${clientY - field.top}px`);
      lantern.dataset['lit'] = '';
    });
    this.addEventListener('pointerleave', () => delete lantern.dataset['lit']);
    console.info(`There is no page at ${location.pathname}`);
  }
}

customElements.define('lost-place', LostPlace);
