/**
 * While a view transition plays, visitors see pictures of the page, and whatever they press, the root is what answers.
 * This ends the transition with the press, and hands the click on to what it was meant for.
 */
export function pressThroughTransitions() {
  const root = document.documentElement;
  let ended: Promise<unknown> | undefined;

  addEventListener(
    'pointerdown',
    ({ target }) => {
      const transition = target === root ? document.activeViewTransition : null;
      ended = transition?.finished;
      // Pressed before its first frame it would complain that it was never ready.
      transition?.ready.catch(() => undefined);
      transition?.skipTransition();
    },
    true,
  );

  addEventListener(
    'click',
    async (event) => {
      if (event.target !== root || !ended) return;
      await ended;
      const meant = document.elementFromPoint(event.clientX, event.clientY);
      meant?.closest<HTMLElement>('a, button, input, select, summary, textarea')?.focus();
      meant?.dispatchEvent(new MouseEvent('click', event));
    },
    true,
  );
}
