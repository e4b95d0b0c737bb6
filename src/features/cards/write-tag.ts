import { findPart } from '#ui/custom-element/find-part.ts';
import { findData } from '#ui/custom-element/find-data.ts';

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
    const waiting = findData(this, 'waiting');
    const written = findData(this, 'written');
    const failed = findData(this, 'failed');
    const data = findData(this, 'url');
    const { NDEFReader: Writer } = globalThis;
    if (!Writer) return;
    this.hidden = false;
    button.addEventListener('click', async () => {
      status.textContent = waiting;
      try {
        await new Writer().write({ records: [{ recordType: 'url', data }] });
        status.textContent = written;
      } catch (error) {
        console.error('The tag was not written.', error);
        status.textContent = failed;
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
