/**
 * While a view transition plays, every press goes to the root, because visitors see only pictures of the page. This ends
 * the transition when somebody presses, and passes the click on to the element below the pointer.
 */
export function pressThroughTransitions() {
  const root = document.documentElement;
  let ended: Promise<unknown> | undefined;

  addEventListener(
    'pointerdown',
    (event) => {
      ended = end(event.target === root ? document.activeViewTransition : null);
      // A browser's own reaction to a press on the root, such as placing a cursor, would only delay the click.
      if (ended) event.preventDefault();
    },
    true,
  );

  addEventListener(
    'click',
    async (event) => {
      // Only a transition puts the root in front. It may also have begun while the button was held down.
      if (event.target !== root) return;
      await ended;
      // A press before this one may have started another transition.
      await end(document.activeViewTransition);
      const meant = document.elementFromPoint(event.clientX, event.clientY);
      // A click on the root would come back here, again and again.
      if (meant === root) return;
      meant?.closest<HTMLElement>('a, button, input, select, summary, textarea')?.focus();
      meant?.dispatchEvent(new MouseEvent('click', event));
    },
    true,
  );
}

function end(transition: ViewTransition | null): Promise<unknown> | undefined {
  // If it is skipped before its first frame, this promise is rejected.
  transition?.ready.catch(() => undefined);
  transition?.skipTransition();
  return transition?.finished;
}
