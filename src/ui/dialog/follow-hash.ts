/**
 * Opens dialogs as modal ones. Without a script `:target` shows them; `data-modal` on the root turns that off. The address
 * is the state: `#{id}` opens a dialog, Back closes it, and closing it goes back to the address before.
 */
export function followHash(dialogs: Iterable<HTMLDialogElement>) {
  const isNamed = ({ id }: HTMLDialogElement) => location.hash === `#${id}`;

  const follow = (mark: 'arrived' | 'added') => {
    // Closing a dialog may go back past a history entry that was added here, but not past the one with which the visitor
    // arrived. An entry keeps its mark when the page is loaded again.
    if (location.hash && history.state === null) history.replaceState(mark, '');
    for (const dialog of dialogs) if (dialog.open && !isNamed(dialog)) dialog.close();
    const named = [...dialogs].find(isNamed);
    if (!named || named.open) return;
    named.showModal();
    // Firefox and Safari remember how far it was scrolled.
    named.scrollTop = 0;
  };

  for (const dialog of dialogs) {
    const close = dialog.querySelector<HTMLAnchorElement>('a[data-close]');
    if (!close) continue;
    const opener = document.getElementById(close.hash.slice(1));
    close.role = 'button';
    const shut = (event: Event) => {
      event.preventDefault();
      dialog.close();
    };
    close.addEventListener('click', shut);
    // A link answers to Enter only; a button answers to the space bar as well.
    close.addEventListener('keydown', (event) => event.key === ' ' && shut(event));
    let pressed: EventTarget | null;
    dialog.addEventListener('pointerdown', ({ target }) => {
      pressed = target;
    });
    // A press on the backdrop counts as a press on the dialog itself. So does the end of a press that began in the dialog,
    // as when its text is selected, but that must not close it.
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog && pressed === dialog) dialog.close();
    });
    dialog.addEventListener('close', () => {
      // After a quick Back and Forward the dialog is open again before this event arrives.
      if (dialog.open) return;
      const hasArrived = history.state === 'arrived';
      // Otherwise a change of the address has closed it.
      if (isNamed(dialog)) {
        if (hasArrived) history.replaceState(null, '', location.pathname);
        else history.back();
      }
      // If the address opened the dialog, the browser does not know where to return the focus.
      if (!document.querySelector('dialog:modal')) opener?.focus({ preventScroll: !hasArrived });
    });
  }

  document.documentElement.dataset['modal'] = '';
  addEventListener('hashchange', () => follow('added'));
  follow('arrived');
}
