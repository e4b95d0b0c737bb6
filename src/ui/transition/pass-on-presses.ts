const controls = 'a, button, input, label, select, summary, textarea';

let latest: ViewTransition | undefined;

/**
 * Lets visitors use the page during a view transition. Pictures of the page cover it then, so a press reaches only the root.
 * It ends the transition and is passed on to the control below.
 */
export function passOnPresses(transition: ViewTransition) {
  // They are never removed, because a press may begin before a transition or end after it. Adding them again has no effect.
  addEventListener('pointerdown', endTransition, true);
  addEventListener('click', passOn, true);
  latest = transition;
}

const endTransition = () => latest?.skipTransition();

async function passOn({ target, clientX, clientY }: MouseEvent) {
  if (target !== document.documentElement) return;
  endTransition();
  await latest?.finished;
  const control = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
  control?.click();
}
