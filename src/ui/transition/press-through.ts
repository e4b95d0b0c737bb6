/**
 * While a view transition plays, visitors see pictures of the page, and whatever they press, the root is what answers.
 * This ends the transition with the press, and hands the click on to what it was meant for.
 */
export function pressThroughTransitions() {
  const root = document.documentElement;
  let ended: Promise<unknown> | undefined;

  addEventListener(
    'pointerdown',
    (event) => {
      ended = end(event.target === root ? document.activeViewTransition : null);
      // What a browser does with a press on the root, such as placing a cursor, only delays the answer.
      if (ended) event.preventDefault();
    },
    true,
  );

  addEventListener(
    'click',
    async (event) => {
      if (event.target !== root || !ended) return;
      await ended;
      // A press before this one may have begun another.
      await end(document.activeViewTransition);
      const meant = document.elementFromPoint(event.clientX, event.clientY);
      // What was meant for the root itself would come here again, without end.
      if (meant === root) return;
      meant?.closest<HTMLElement>('a, button, input, select, summary, textarea')?.focus();
      meant?.dispatchEvent(new MouseEvent('click', event));
    },
    true,
  );
}

function end(transition: ViewTransition | null): Promise<unknown> | undefined {
  // Pressed before its first frame it would complain that it was never ready.
  transition?.ready.catch(() => undefined);
  transition?.skipTransition();
  return transition?.finished;
}
