/** Lays out the footer, which the first paint left out. From now on the page has its true height. */
export function layOutFooter() {
  const inside = document.querySelector<HTMLElement>('footer > div');
  if (inside) inside.style.contentVisibility = 'visible';
}
