/** Has `data-off-screen` while it is out of view. A hidden tab needs no such mark, because browsers draw nothing there. */
class PauseOffScreen extends HTMLElement {
  connectedCallback() {
    const observer = new IntersectionObserver(([entry]) =>
      this.toggleAttribute('data-off-screen', !entry?.isIntersecting),
    );
    observer.observe(this);
  }
}

customElements.define('pause-off-screen', PauseOffScreen);
