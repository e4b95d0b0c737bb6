import { asleep, codeAttributes, readDirective } from './astro-output.ts';
import { broken, wakeable, wanted, type Island } from './island.ts';
import { isPointing, isReaching, isUsing, reachingEvents } from './reaching.ts';

interface Waking {
  state: 'asleep' | 'waking' | 'awake' | 'failed';
  /** Whether the visitor did more than point, so that a failure must be shown. */
  isUsed: boolean;
  /** The buttons that were pressed while the island was asleep. A set, because each counts once. */
  pressed: Set<HTMLButtonElement>;
}

const wakings = new WeakMap<Island, Waking>();

const wakingOf = (island: Island): Waking =>
  wakings.get(island) ?? { state: 'asleep', isUsed: false, pressed: new Set() };

/** After these milliseconds the notice appears, because visitors cannot see that an island waits for its code. */
const longestWait = 10_000;

/**
 * Wakes an island when a visitor points at it, moves to it by the keyboard or presses it. Presses on its buttons are repeated
 * once it is awake. After a failure, pointing does nothing and the next press tries again.
 */
export function wakeIslandsOnReach() {
  for (const name of reachingEvents) addEventListener(name, reach, true);
  for (const name of ['DOMContentLoaded', 'hashchange']) addEventListener(name, reachByAddress);
  addEventListener(wanted, ({ target }) => target instanceof Element && wakeAround(target));
}

function reach(event: Event) {
  const island = event.target instanceof Element && event.target.closest<Island>(asleep);
  if (!island || !isReaching(event)) return;
  if (readDirective(island) === 'use' && !isUsing(event)) return;
  const waking = wakingOf(island);
  wakings.set(island, waking);
  // Nobody misses an island without a control, because it only decorates the page.
  waking.isUsed ||= !isPointing(event) && island.querySelector('a, button, input') !== null;
  keepPress(event, waking);
  const isRetry = waking.state === 'failed' && event.type === 'click';
  if (waking.state === 'asleep' || isRetry) void wake(island, waking);
  else if (waking.state === 'failed' && waking.isUsed) reportBroken(island);
}

/** The address may name something in an island, such as a profile. */
function reachByAddress() {
  const named = document.getElementById(location.hash.slice(1));
  if (named) wakeAround(named);
}

/** Wakes the island around an element, if it is asleep. */
function wakeAround(element: Element) {
  const island = element.closest<Island>(asleep);
  if (!island) return;
  const waking = wakingOf(island);
  wakings.set(island, waking);
  if (waking.state === 'asleep') void wake(island, waking);
}

/** Remembers a press on a button that needs the island. Links, checkboxes and popover buttons work without it. */
function keepPress(event: Event, { pressed }: Waking) {
  if (event.type !== 'click') return;
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.popoverTargetElement) return;
  // Keeps a form from being sent natively.
  event.preventDefault();
  pressed.add(button);
}

async function wake(island: Island, waking: Waking) {
  waking.state = 'waking';
  const late = setTimeout(() => waking.isUsed && reportBroken(island), longestWait);
  try {
    await defineIslands(island);
    // The outer island renders the inner one, so it must wake first.
    for (const each of [...listIslandsAround(island), island]) await each.wake?.();
    waking.state = 'awake';
    for (const button of waking.pressed) button.click();
  } catch (error) {
    console.error('An island of this page could not wake.', error);
    waking.state = 'failed';
    waking.pressed.clear();
    if (waking.isUsed) reportBroken(island);
  }
  clearTimeout(late);
}

/** The page shows "Unexpected Application Error!" at the island (island-notice.ts). */
const reportBroken = (island: Island) => island.dispatchEvent(new Event(broken, { bubbles: true }));

/**
 * Fetches the islands' runtime, which the build moves to a file (scripts/build/finish-pages.ts), together with the code
 * that the runtime will ask for. In development the runtime is in the page.
 */
async function defineIslands(island: Island) {
  const { runtime } = island.dataset;
  if (runtime) {
    const code = codeAttributes.map((name) => island.getAttribute(name) ?? '');
    await Promise.all([runtime, ...code].map((file) => import(/* @vite-ignore */ file)));
  }
  // An island gets its `wake` when the page is complete.
  if (!island.wake)
    await new Promise((done) => island.addEventListener(wakeable, done, { once: true }));
}

/** Lists the sleeping islands around this one, from the outside in. */
function listIslandsAround(island: Island): Island[] {
  const around = island.parentElement?.closest<Island>(asleep);
  return around ? [...listIslandsAround(around), around] : [];
}
