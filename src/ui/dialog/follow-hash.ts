/**
 * Opens dialogs as modal ones. Without a script `:target` shows them; `data-modal` on the root turns that off. The address
 * is the state: `#{id}` opens a dialog, Back closes it, and closing it goes back to the address before.
 */
export function followHash(dialogs: Iterable<HTMLDialogElement>) {
  // Closing a dialog may go back past an entry that was added here, but not past the one with which the visitor arrived.
  if (location.hash) history.replaceState(arrived, '');

  const follow = () => {
    const isWanted = ({ id }: HTMLDialogElement) => location.hash === `#${id}`;
    for (const dialog of dialogs) if (dialog.open && !isWanted(dialog)) dialog.close(byAddress);
    for (const dialog of dialogs) {
      if (dialog.open || !isWanted(dialog)) continue;
      dialog.returnValue = '';
      dialog.showModal();
    }
  };

  for (const dialog of dialogs) {
    const close = dialog.querySelector<HTMLAnchorElement>('a[data-close]');
    if (!close) continue;
    const opener = document.getElementById(close.hash.slice(1));
    close.role = 'button';
    let pressed: EventTarget | null;
    dialog.addEventListener('pointerdown', ({ target }) => {
      pressed = target;
    });
    dialog.addEventListener('click', (event) => {
      const isLink = event.target instanceof Node && close.contains(event.target);
      // A press on the backdrop counts as a press on the dialog itself. So does the end of a press that began in the
      // dialog, as when its text is selected, but that must not close it.
      const isOutside = event.target === dialog && pressed === dialog;
      if (!isLink && !isOutside) return;
      event.preventDefault();
      dialog.close();
    });
    // A link answers to Enter only; a button answers to the space bar as well.
    close.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      dialog.close();
    });
    dialog.addEventListener('close', () => {
      // After a quick Back and Forward the dialog is open again before this event arrives.
      if (dialog.open) return;
      const hasArrived = history.state === arrived;
      if (dialog.returnValue !== byAddress) {
        if (hasArrived) location.replace(close.hash);
        else history.back();
      }
      // If the address opened the dialog, the browser does not know where to return the focus.
      if (!document.querySelector('dialog:modal')) opener?.focus({ preventScroll: !hasArrived });
    });
  }

  document.documentElement.dataset['modal'] = '';
  addEventListener('hashchange', follow);
  follow();
}

/** Marks the history entry with which a visitor arrived at an open dialog. */
const arrived = 1;

/** The return value of a dialog that was closed by a change of the address. */
const byAddress = 'address';
