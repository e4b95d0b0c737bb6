/** Loads the video's frame when its poster is pressed, and not before. */
export function playInPlace() {
  for (const poster of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
    poster.addEventListener('click', (event) => {
      // With these keys a press opens a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.title = poster.dataset['video'] ?? '';
      frame.allow = 'autoplay; fullscreen';
      frame.src = poster.href;
      // The visitor pressed "play". If the browser does not allow that, it shows its controls.
      frame.addEventListener('load', () => {
        const video = frame.contentDocument?.querySelector('video');
        void video?.play().catch(() => {});
      });
      poster.replaceWith(frame);
      frame.focus();
    });
  }
}
