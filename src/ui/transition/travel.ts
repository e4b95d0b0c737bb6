/** Leaves the sun and the ridges out of the way to the next page when they have been scrolled out of view. */
export function travelFromView() {
  const { classList } = document.documentElement;
  addEventListener('pageswap', () => classList.toggle('scrolled', scrollY > innerHeight / 2));
  addEventListener('pageshow', () => classList.remove('scrolled'));
}
