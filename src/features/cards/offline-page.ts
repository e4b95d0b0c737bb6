interface Texts {
  title: string;
  text: string;
  retry: string;
}

/** What the service worker shows in place of a card that it does not hold: a page without any file. */
export const offlinePage = ({ title, text, retry }: Texts): string =>
  `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>` +
  `<style>${style}</style><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(retry)}</a></p></main></html>`;

// The sky, the ground and the ink of both themes.
const style =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(#fcf4ec,#0d0b24);color:light-dark(#201a35,#f9f3e8)}' +
  'main{max-width:32rem;margin:20vh auto;padding:0 1.25rem}h1{line-height:1.1}a{color:inherit}';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
