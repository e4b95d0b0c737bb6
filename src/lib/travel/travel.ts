/** The pages from west to east, as in views.ts of src/ui/ridges and in the navigation. All other pages are further west. */
const order = ['/', '/services', '/work', '/team', '/joinus', '/get-started'];

/** The direction in which a visitor crosses the country from one page to another. A reload has none. */
export function directionOf(from: string, to: string): 'eastward' | 'westward' | undefined {
  const way = order.indexOf(to) - order.indexOf(from);
  if (way === 0) return undefined;
  return way > 0 ? 'eastward' : 'westward';
}

/** Sets classes at the root: whether the visitor came from a page of this site, and from which side of the country. */
export function markTravel() {
  mark();
  // From the back/forward cache a page returns with the classes of its last arrival.
  addEventListener('pageshow', ({ persisted }) => persisted && mark());
}

function mark() {
  const { documentElement: root } = document;
  // After Back, the referrer is not the page that the visitor came from.
  const from = globalThis.navigation?.activation?.from?.url ?? document.referrer;
  // Skip the sunrise on internal navigation.
  const isTravelling = from.startsWith(location.origin);
  root.classList.toggle('travelled', isTravelling);
  root.classList.remove('eastward', 'westward');
  // Ends the animations of an earlier arrival, so that they play again.
  void root.offsetWidth;
  // The country glides past on the way (src/ui/ridges/glide.css.ts). Only after a transition: without one, as in Firefox, the
  // land would seem to slip after it has arrived.
  const way =
    'onpagereveal' in window &&
    isTravelling &&
    directionOf(new URL(from).pathname, location.pathname);
  if (way) root.classList.add(way);
}
