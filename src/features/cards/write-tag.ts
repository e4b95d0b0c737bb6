import { findPart } from '#ui/custom-element/find-part.ts';

/** Web NFC, which only Chrome on Android has and TypeScript's library does not know: https://w3c.github.io/web-nfc/ */
interface TagWriter {
  write(message: { records: { recordType: 'url'; data: string }[] }): Promise<void>;
}
declare global {
  var NDEFReader: (new () => TagWriter) | undefined;
}

/**
 * `<write-tag hidden>` around a button and a status, shown where the browser can write tags. `data-url` is what a tag gets; the
 * messages are `data-waiting`, `data-written` and `data-failed`.
 */
class WriteTag extends HTMLElement {
  connectedCallback() {
    const button = findPart(this, 'button', HTMLButtonElement);
    const status = findPart(this, 'status', HTMLElement);
    const { NDEFReader: Writer } = globalThis;
    if (!Writer) return;
    this.hidden = false;
    button.addEventListener('click', async () => {
      status.textContent = this.dataset['waiting'] ?? '';
      try {
        const data = this.dataset['url'] ?? '';
        await new Writer().write({ records: [{ recordType: 'url', data }] });
        status.textContent = this.dataset['written'] ?? '';
      } catch (error) {
        console.error('The tag was not written.', error);
        status.textContent = this.dataset['failed'] ?? '';
      }
    });
  }
}

/** `<tag-hint>` around what to do where the browser cannot write tags. */
class TagHint extends HTMLElement {
  connectedCallback() {
    this.hidden = globalThis.NDEFReader !== undefined;
  }
}

customElements.define('write-tag', WriteTag);
customElements.define('tag-hint', TagHint);
