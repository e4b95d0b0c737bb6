import type { ClientDirective } from 'astro';
import { hydrationError, sleepingIsland } from './astro-output.ts';
import { hideNotice, showNotice } from './notice.ts';
import { onSign } from './sign.ts';

// The build leaves this script in the page, so that nothing a visitor does is lost before the rest has arrived.

/** The islands that a visitor has reached for. */
const reached = new WeakSet<Element>();

/** The buttons that were pressed in sleeping islands. Each is pressed again, once, when its island is awake. */
const pressed = new Set<HTMLElement>();

onSign(reachFor);

function reachFor(target: Element) {
  defineIslands();
  const island = target.closest<HTMLElement>(sleepingIsland);
  if (!island || reached.has(island)) return;
  reached.add(island);
  island.dispatchEvent(new Event('reach'));
  // Visitors cannot see that the island is waiting for its code.
  setTimeout(() => {
    if (island.matches(sleepingIsland)) showNotice(island);
  }, 10_000);
}

function onReach(island: Element, act: () => void) {
  if (reached.has(island)) act();
  else island.addEventListener('reach', act);
}

addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !button.closest(sleepingIsland)) return;
    pressed.add(button);
    event.preventDefault();
  },
  true,
);

let definition: Promise<unknown> | undefined;

/** Fetches the definition of <astro-island>. A page that is only read does not need it. */
function defineIslands() {
  const file = document.body.dataset['islands'];
  if (!file || definition) return;
  definition = import(/* @vite-ignore */ file).catch(() => {
    for (const island of document.querySelectorAll<HTMLElement>(sleepingIsland))
      onReach(island, () => showNotice(island));
  });
}

/** Wakes an island when a visitor reaches for it, so that a page that is only read fetches no framework. */
const reach: ClientDirective = (load, _, island) => {
  let isBroken = false;

  const wake = async () => {
    const hydrate = await load();
    if (isBroken) return;
    hideNotice(island);
    await hydrate();
    await nextIdle();
    for (const button of pressed) {
      if (isBroken || !island.contains(button)) continue;
      pressed.delete(button);
      button.click();
    }
  };

  island.addEventListener(hydrationError, (event) => {
    event.preventDefault();
    isBroken = true;
    if (event instanceof CustomEvent)
      console.error('The island has not woken.', event.detail.error);
    showNotice(island);
  });

  onReach(island, () => void wake());
};

/** Waits until React has drawn the island, which it does in a later task. */
const nextIdle = () =>
  new Promise<void>((go) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: 200 });
    else setTimeout(() => go());
  });

export default reach;
