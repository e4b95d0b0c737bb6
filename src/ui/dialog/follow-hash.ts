/**
 * Makes the dialogs that `:target` shows without a script modal. The address stays the state: `#{id}` opens
 * a dialog, Back closes it, and closing it takes the address back. `data-modal` on the root says that `:target` need
 * show none.
 */
export function followHash(dialogs: Iterable<HTMLDialogElement>) {
  // Only an entry of the history that was made here may be taken back.
  let isOwnEntry = false;
  // "close" is told later: by then, Forward may have shown the dialog's address again.
  const closedByAddress = new WeakSet<HTMLDialogElement>();

  const show = (isNavigation: boolean) => {
    for (const dialog of dialogs) {
      const isWanted = location.hash === `#${dialog.id}`;
      if (isWanted && !dialog.open) {
        isOwnEntry = isNavigation;
        dialog.showModal();
      } else if (!isWanted && dialog.open) {
        closedByAddress.add(dialog);
        dialog.close();
      }
    }
  };

  for (const dialog of dialogs) {
    const close = dialog.querySelector<HTMLAnchorElement>('a[data-close]');
    if (!close) continue;
    const opener = document.getElementById(close.hash.slice(1));
    close.role = 'button';
    close.addEventListener('click', (event) => {
      event.preventDefault();
      dialog.close();
    });
    // As a link it would answer to Enter only.
    close.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      close.click();
    });
    // Closed by the click, not by what precedes it, or a finger's click would fall on what lay behind the dialog.
    // Begun inside, it ends a selection.
    let beganOutside = false;
    dialog.addEventListener('pointerdown', (event) => (beganOutside = isOutside(event, dialog)));
    dialog.addEventListener('click', (event) => {
      if (beganOutside && isOutside(event, dialog)) dialog.close();
    });
    dialog.addEventListener('close', () => {
      if (!closedByAddress.delete(dialog) && location.hash === `#${dialog.id}`) {
        if (isOwnEntry) history.back();
        else location.replace(close.hash);
      }
      if (dialog.open) return;
      // The browser gives the focus back to what had it; asked for again, it works out the style of the page first.
      if (opener !== document.activeElement) opener?.focus({ preventScroll: isOwnEntry });
    });
  }

  document.documentElement.dataset['modal'] = '';
  addEventListener('hashchange', () => show(true));
  show(false);
}

/** A press on the backdrop counts as one on the dialog, but lies beside it. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
