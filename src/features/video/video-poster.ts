import { isOffline } from '#lib/network/is-offline.ts';
import { findPart } from '#ui/custom-element/find-part.ts';

/** Plays the film in its place when its link is pressed. In a frame the browser plays it at once, with its own controls. */
class VideoPoster extends HTMLElement {
  connectedCallback() {
    const link = findPart(this, 'link', HTMLAnchorElement);
    link.addEventListener('click', (event) => {
      // With these keys a press opens a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void play(link);
    });
  }
}

async function play(link: HTMLAnchorElement) {
  // In the window the browser says so itself. A frame would stay empty in Safari.
  if (await isOffline()) return location.assign(link.href);
  const frame = document.createElement('iframe');
  frame.className = link.className;
  frame.title = link.dataset['title'] ?? '';
  frame.src = link.href;
  link.replaceWith(frame);
  frame.focus();
}

customElements.define('video-poster', VideoPoster);
