import { asleepIsland, codeAttributes, readDirective } from './astro-output.ts';
import { brokenEvent, wakeableEvent, wantedEvent, type Island } from './island.ts';
import { isPointing, isReaching, isUsing, reachingEvents } from './reaching.ts';

interface Waking {
  state: 'asleep' | 'waking' | 'awake' | 'failed';
  /** Whether the visitor did more than point at it. Only then is a failure shown. */
  isUsed: boolean;
  /** The buttons that were pressed while the island was asleep. A button pressed twice is in the set once. */
  pressed: Set<HTMLButtonElement>;
}

const wakings = new WeakMap<Island, Waking>();

function wakingOf(island: Island): Waking {
  const known = wakings.get(island);
  if (known) return known;
  const waking: Waking = { state: 'asleep', isUsed: false, pressed: new Set() };
  wakings.set(island, waking);
  return waking;
}

/** Visitors cannot see that an island waits for its code. After these milliseconds they are told that it is broken. */
const longestWait = 10_000;

/**
 * Wakes an island when a visitor points at it, moves to it with the keyboard or presses it. Buttons that were pressed
 * meanwhile are clicked once it is awake. If it cannot wake, the next press tries again, but pointing does not.
 */
export function wakeIslandsOnReach() {
  for (const name of reachingEvents) addEventListener(name, reach, true);
  for (const name of ['DOMContentLoaded', 'hashchange']) addEventListener(name, reachByAddress);
  addEventListener(wantedEvent, ({ target }) => target instanceof Element && wakeAround(target));
}

function reach(event: Event) {
  const island = event.target instanceof Element && event.target.closest<Island>(asleepIsland);
  if (!island || !isReaching(event)) return;
  if (readDirective(island) === 'use' && !isUsing(event)) return;
  const waking = wakingOf(island);
  // An island without controls only decorates the page, so its failure is not shown.
  waking.isUsed ||= !isPointing(event) && island.querySelector('a, button, input') !== null;
  keepPress(event, waking);
  const isRetry = waking.state === 'failed' && event.type === 'click';
  if (waking.state === 'asleep' || isRetry) void wake(island, waking);
  else if (waking.state === 'failed' && waking.isUsed) reportBroken(island);
}

/** Wakes the island with the element that the address names, such as a profile. */
function reachByAddress() {
  const named = document.getElementById(location.hash.slice(1));
  if (named) wakeAround(named);
}

/** Wakes the island around an element, if it is asleep. */
function wakeAround(element: Element) {
  const island = element.closest<Island>(asleepIsland);
  if (!island) return;
  const waking = wakingOf(island);
  if (waking.state === 'asleep') void wake(island, waking);
}

/** Remembers a press on a button, unless it opens a popover. Popovers, links and checkboxes work without the island's code. */
function keepPress(event: Event, { pressed }: Waking) {
  if (event.type !== 'click') return;
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.popoverTargetElement) return;
  // A submit button would make the browser send the form.
  event.preventDefault();
  pressed.add(button);
}

async function wake(island: Island, waking: Waking) {
  waking.state = 'waking';
  const timer = setTimeout(() => waking.isUsed && reportBroken(island), longestWait);
  try {
    await defineIslands(island);
    // React renders an inner island as part of the outer one, so the outer one must be awake first.
    for (const each of [...listIslandsAround(island), island]) await each.wake?.();
    waking.state = 'awake';
    for (const button of waking.pressed) button.click();
  } catch (error) {
    console.error('An island could not wake.', error);
    waking.state = 'failed';
    waking.pressed.clear();
    if (waking.isUsed) reportBroken(island);
  }
  clearTimeout(timer);
}

/** Makes the page show "Unexpected Application Error!" at the island (island-notice.ts). */
const reportBroken = (island: Island) =>
  island.dispatchEvent(new Event(brokenEvent, { bubbles: true }));

/**
 * Gets the island to the point where it can wake: fetches the islands' runtime, which the build has moved from the page to a
 * file (scripts/build/finish-pages.ts), and at the same time the code that the runtime will ask for. In development the
 * runtime is in the page.
 */
async function defineIslands(island: Island) {
  const { runtime } = island.dataset;
  if (runtime) {
    const code = codeAttributes.map((name) => island.getAttribute(name) ?? '');
    await Promise.all([runtime, ...code].map((address) => import(/* @vite-ignore */ address)));
  }
  // The runtime gives an island its `wake` once the page is complete.
  if (!island.wake)
    await new Promise((done) => island.addEventListener(wakeableEvent, done, { once: true }));
}

/** Lists the sleeping islands around this one, from the outside in. */
function listIslandsAround(island: Island): Island[] {
  const around = island.parentElement?.closest<Island>(asleepIsland);
  return around ? [...listIslandsAround(around), around] : [];
}
