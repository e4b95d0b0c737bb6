/** Shows the current year. A device may be years behind, so the year of the build is the minimum. */
class CurrentYear extends HTMLElement {
  connectedCallback() {
    const built = Number(this.textContent);
    this.textContent = String(Math.max(built, new Date().getFullYear()));
  }
}

customElements.define('current-year', CurrentYear);
