import type { ClientDirective } from 'astro';
import { showNotice } from './notice.ts';

// Beside a form this part stands in the page and runs as soon as it is parsed: whatever a visitor does then is kept
// until the rest has come. Elsewhere it comes after the first paint, and the page keeps a press for it (see below).

declare global {
  interface Window {
    /** What was pressed last before this part came. */
    earlyPress?: EventTarget | null;
  }
}

/** The islands that somebody has reached for, and what to do about it. */
const reached = new WeakSet<Element>();
const answers = new WeakMap<Element, () => void>();

/** The button of a sleeping island that was pressed last: until the island is awake it does nothing. */
let pressed: HTMLElement | undefined;

const sleeping = () => [...document.querySelectorAll<HTMLElement>('astro-island[ssr]')];

const findSleeping = ({ target }: Pick<Event, 'target'>) =>
  target instanceof Element ? target.closest<HTMLElement>('astro-island[ssr]') : null;

const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input', 'change', 'dragenter'];
for (const sign of signs) {
  addEventListener(
    sign,
    (event) => {
      if (isStill(event)) return;
      defineIslands();
      const island = findSleeping(event);
      if (!island) return;
      reached.add(island);
      answers.get(island)?.();
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

addEventListener(
  'click',
  (event) => {
    if (keepPress(event)) event.preventDefault();
  },
  true,
);

function keepPress(press: Pick<Event, 'target'>): boolean {
  const { target } = press;
  const button = findSleeping(press) && target instanceof Element && target.closest('button');
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

// An island that wakes by itself because somebody was here before cannot wait for a sign.
addEventListener('DOMContentLoaded', () => {
  const keys = sleeping().map((island) => JSON.parse(island.getAttribute('opts') ?? '{}').value);
  if (keys.some(isStored)) defineIslands();
});

function answer(island: Element, act: () => void) {
  answers.set(island, () => {
    answers.delete(island);
    act();
  });
  if (reached.has(island)) answers.get(island)?.();
}

/**
 * Wakes an island when a visitor reaches for it, so that a page which is only read fetches no framework.
 * `client:reach="key"` also wakes it at once if the tab's storage has that key: somebody was here before.
 */
const reach: ClientDirective = (load, { value }, island) => {
  let isBroken = false;

  // In three pieces, between which a slow phone can answer.
  const wake = async () => {
    const hydrate = await load();
    await breath();
    await hydrate();
    await breath();
    if (!pressed || isBroken || !island.contains(pressed)) return;
    const button = pressed;
    pressed = undefined;
    button.click();
  };

  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    isBroken = true;
    if (event instanceof CustomEvent)
      console.error('The island has not woken.', event.detail.error);
    showNotice(island);
  });

  if (isStored(value)) reached.add(island);
  answer(island, () => void wake());
};

const breath = () =>
  new Promise<void>((go) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: 200 });
    else setTimeout(() => go());
  });

function isStored(key: unknown): boolean {
  try {
    return typeof key === 'string' && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const early = { target: window.earlyPress ?? null };
if (keepPress(early)) {
  const island = findSleeping(early);
  if (island) reached.add(island);
  defineIslands();
}

export default reach;
