/**
 * Makes the dialogs that `:target` shows without a script modal. The address stays the state: `#{id}` opens
 * a dialog, Back closes it, and closing it takes the address back. `data-modal` on the root says that `:target` need
 * show none.
 */
export function followHash(dialogs: Iterable<HTMLDialogElement>) {
  // Only an entry of the history that was made here may be taken back.
  let isOwnEntry = false;
  // "toggle" is told later: by then, Forward may have shown the dialog's address again.
  const closedByAddress = new WeakSet<HTMLDialogElement>();

  const show = (isNavigation: boolean) => {
    for (const dialog of dialogs) {
      const isWanted = location.hash === `#${dialog.id}`;
      if (isWanted && !isOpen(dialog)) {
        isOwnEntry = isNavigation;
        // It may have lain behind another one.
        dialog.inert = false;
        // Not showModal(): it works out the style of the whole page before it shows anything.
        dialog.showPopover();
        requestAnimationFrame(holdBehind);
      } else if (!isWanted && isOpen(dialog)) {
        closedByAddress.add(dialog);
        dialog.hidePopover();
      }
    }
  };

  for (const dialog of dialogs) {
    const close = dialog.querySelector<HTMLAnchorElement>('a[data-close]');
    if (!close) continue;
    const opener = document.getElementById(close.hash.slice(1));
    dialog.popover = 'auto';
    dialog.ariaModal = 'true';
    close.role = 'button';
    close.addEventListener('click', (event) => {
      event.preventDefault();
      dialog.hidePopover();
    });
    // As a link it would answer to Enter only.
    close.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      close.click();
    });
    dialog.addEventListener('toggle', () => {
      const isByAddress = closedByAddress.delete(dialog);
      if (isOpen(dialog)) return;
      if (!isByAddress && location.hash === `#${dialog.id}`) {
        if (isOwnEntry) history.back();
        else location.replace(close.hash);
      }
      // Focused in the same frame, the opener would have the page's style worked out at once.
      requestAnimationFrame(() => {
        holdBehind();
        requestAnimationFrame(() => opener?.focus({ preventScroll: isOwnEntry }));
      });
    });
  }

  document.documentElement.dataset['modal'] = '';
  addEventListener('hashchange', () => show(true));
  show(false);
}

const isOpen = (dialog: HTMLDialogElement) => dialog.matches(':popover-open');

let behind: Element[] = [];

/** Keeps keys, presses and screen readers from all that lies behind an open dialog. */
function holdBehind() {
  for (const element of behind) element.removeAttribute('inert');
  behind = [];
  let part = document.querySelector('dialog:popover-open');
  for (; part && part !== document.body; part = part.parentElement) {
    const siblings = [...(part.parentElement?.children ?? [])];
    behind.push(...siblings.filter((element) => element !== part));
  }
  for (const element of behind) element.setAttribute('inert', '');
}
