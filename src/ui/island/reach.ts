import type { ClientDirective } from 'astro';
import { hydrationError, sleepingIsland } from './astro-output.ts';
import { hideNotice, showNotice } from './notice.ts';

// Beside a form this stands in the page and runs as soon as it is parsed: whatever a visitor does then is kept until
// the rest has come. Elsewhere start-after-paint.ts fetches it and keeps a press for it.

/** The islands that somebody has reached for, and what to do about it. */
const reached = new WeakSet<Element>();
const answers = new WeakMap<Element, () => void>();

/** The button of a sleeping island that was pressed last: until the island is awake it does nothing. */
let pressed: HTMLElement | undefined;

const sleeping = () => [...document.querySelectorAll<HTMLElement>(sleepingIsland)];

const findSleeping = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest<HTMLElement>(sleepingIsland) : null;

const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input', 'change', 'dragenter'];
for (const sign of signs) {
  addEventListener(
    sign,
    (event) => {
      if (!isStill(event)) reachFor(event.target);
    },
    { capture: true, passive: true },
  );
}

/** A mouse may lie where the page appears; nobody has reached for anything then. */
const isStill = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  !event.movementX &&
  !event.movementY;

function reachFor(target: EventTarget | null | undefined) {
  defineIslands();
  const island = findSleeping(target);
  if (!island) return;
  wakeSoon(island);
  answers.get(island)?.();
}

/** Code that stalls is told of, because nobody sees that it is awaited. */
function wakeSoon(island: HTMLElement) {
  if (reached.has(island)) return;
  reached.add(island);
  setTimeout(() => {
    if (sleeping().includes(island)) showNotice(island);
  }, 10_000);
}

addEventListener(
  'click',
  (event) => {
    if (rememberPress(event.target)) event.preventDefault();
  },
  true,
);

function rememberPress(target: EventTarget | null | undefined): boolean {
  const button = findSleeping(target) && target instanceof Element && target.closest('button');
  if (button) pressed = button;
  return Boolean(button);
}

let definition: Promise<unknown> | undefined;

/** Fetches the element of the islands, which a page that is only read does without. */
function defineIslands() {
  const file = document.body.dataset['islands'];
  if (!file || definition) return;
  definition = import(/* @vite-ignore */ file).catch(() => {
    for (const island of sleeping()) answer(island, () => showNotice(island));
  });
}

function answer(island: Element, act: () => void) {
  answers.set(island, () => {
    answers.delete(island);
    act();
  });
  if (reached.has(island)) answers.get(island)?.();
}

/** Wakes an island when a visitor reaches for it, so that a page which is only read fetches no framework. */
const reach: ClientDirective = (load, _, island) => {
  let isBroken = false;

  const wake = async () => {
    const hydrate = await load();
    if (isBroken) return;
    hideNotice(island);
    await hydrate();
    await nextIdle();
    if (!pressed || isBroken || !island.contains(pressed)) return;
    const button = pressed;
    pressed = undefined;
    button.click();
  };

  island.addEventListener(hydrationError, (event) => {
    event.preventDefault();
    isBroken = true;
    if (event instanceof CustomEvent)
      console.error('The island has not woken.', event.detail.error);
    showNotice(island);
  });

  answer(island, () => void wake());
};

/** Once React has put the island on the page, which it does in a task of its own. */
const nextIdle = () =>
  new Promise<void>((go) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: 200 });
    else setTimeout(() => go());
  });

if (rememberPress(window.earlyPress)) reachFor(window.earlyPress);

export default reach;
