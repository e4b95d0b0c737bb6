const under = new Set<Element>();

/** Observes a thin line of the screen near the lower edge of the header, where the eye compares both. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) under.add(target);
      else under.delete(target);
    }
    document.documentElement.classList.toggle('on-ground', under.size > 0);
  },
  { rootMargin: '-7% 0px -92%' },
);

/** Sets `on-ground` at the root while it is under the header. */
class UnderHeader extends HTMLElement {
  connectedCallback() {
    observer.observe(this);
  }
}

customElements.define('under-header', UnderHeader);
