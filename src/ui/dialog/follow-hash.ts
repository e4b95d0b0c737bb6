/**
 * Makes the dialogs that `:target` shows without a script modal. The address stays the state: `#{id}` opens
 * a dialog, Back closes it, and closing it takes the address back. `data-modal` on the root says that `:target` need
 * show none.
 */
export function followHash(dialogs: Iterable<HTMLDialogElement>) {
  // Only an entry of the history that was made here may be taken back, not the one that a visitor arrived with.
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
    dialog.addEventListener('click', (event) => {
      const isLink = event.target instanceof Node && close.contains(event.target);
      // A press on the backdrop is one on the dialog itself.
      if (!isLink && event.target !== dialog) return;
      event.preventDefault();
      dialog.close();
    });
    // As a link it would answer to Enter only.
    close.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      dialog.close();
    });
    dialog.addEventListener('close', () => {
      const hasArrived = history.state === arrived;
      if (dialog.returnValue !== byAddress) {
        if (hasArrived) location.replace(close.hash);
        else history.back();
      }
      // Where the address opened it, the browser knows of nothing to give the focus back to.
      if (!document.querySelector('dialog:modal')) opener?.focus({ preventScroll: !hasArrived });
    });
  }

  document.documentElement.dataset['modal'] = '';
  addEventListener('hashchange', follow);
  follow();
}

/** The state of an entry with which a visitor arrived at an open dialog. */
const arrived = 1;

/** What a dialog that the address closed is left with. */
const byAddress = 'address';
