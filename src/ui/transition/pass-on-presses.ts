const controls = 'a, button, input, label, select, summary, textarea';

let latest: ViewTransition | undefined;

/**
 * During a view transition, pictures of the page cover it, so a press reaches only the root. Ends the transition on a
 * press, and passes the press on to the control below.
 */
export function passOnPresses(transition: ViewTransition) {
  // Adding the same function twice has no effect. They stay, because a press may start before a transition or end after it.
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
