import { findPart } from '#ui/custom-element/find-part.ts';

/**
 * `<show-code>` around a button and the dialog that it opens. Without a script the browser opens the dialog as a popover. With
 * one nothing behind it can be reached, and the screen stays on while the code is shown.
 */
class ShowCode extends HTMLElement {
  #lock: Promise<WakeLockSentinel | undefined> | undefined;

  connectedCallback() {
    const button = findPart(this, 'button', HTMLButtonElement);
    const back = findPart(this, 'back', HTMLButtonElement);
    const dialog = findPart(this, 'dialog', HTMLDialogElement);
    button.addEventListener('click', (event) => {
      event.preventDefault();
      dialog.showModal();
      this.#stayAwake();
    });
    back.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => void this.#lock?.then((lock) => lock?.release()));
    // The browser ends it when the page is left.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && dialog.open) this.#stayAwake();
    });
  }

  #stayAwake() {
    // A browser may refuse, for instance to save power.
    this.#lock = navigator.wakeLock?.request('screen').catch(() => undefined);
  }
}

customElements.define('show-code', ShowCode);
