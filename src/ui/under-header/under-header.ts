const under = new Set<Element>();

/** Observes a thin line of the screen that is always under the header, whatever its height. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) under.add(target);
      else under.delete(target);
    }
    document.documentElement.classList.toggle('on-ground', under.size > 0);
  },
  { rootMargin: '-4% 0px -95%' },
);

/** Sets `on-ground` at the root while it is under the header. */
class UnderHeader extends HTMLElement {
  connectedCallback() {
    observer.observe(this);
  }
}

customElements.define('under-header', UnderHeader);
