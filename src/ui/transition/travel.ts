/** Leaves the sun and the ridges out of the transition to the next page if they have been scrolled out of view. */
export function travelFromView() {
  const { classList } = document.documentElement;
  addEventListener('pageswap', () => classList.toggle('scrolled', scrollY > innerHeight / 2));
  addEventListener('pageshow', () => classList.remove('scrolled'));
}
