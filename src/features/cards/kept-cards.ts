/**
 * The browser's store of the cards that were opened, each with its contact file. It has no time limit: a card stays until this
 * site answers anew or says that the card is gone, or the browser clears it.
 */
const cacheName = 'cards-2';

/** The store of earlier versions. It also kept the answers of proxies, so it must not be read. */
export const oldCacheName = 'cards-1';

/** The class of the root once a card was kept and its letters are there. */
export const keptClass = 'kept';

/** The `data-card` of this site's page for an unknown card. The error page of a proxy does not have it. */
export const noCard = 'none';

/**
 * Returns the one address under which a card or its contact file is kept. The same card may be asked for with a slash at the
 * end, with .html, or with percent-encoded letters. Undefined for any other address.
 */
export function keyOf(pathname: string): string | undefined {
  const [, id, ending = ''] =
    /^\/+cards\/+([a-z\d]{6})(\.html|\.vcf)?\/*$/.exec(decode(pathname)) ?? [];
  return id && `/cards/${id}${ending === '.vcf' ? ending : ''}`;
}

function decode(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray percent sign.
    return pathname;
  }
}

/** Who answered: this site with what was asked for, this site without such a card, or something in between, such as a proxy. */
type Answerer = 'site' | 'no card' | 'stranger';

/**
 * Tells whether an answer is the card or contact file of this key. A proxy or a portal answers with a page of its own, often
 * with status 200, or cuts an answer off.
 */
export function recognise(key: string, { ok, status }: Response, text: string): Answerer {
  const isGone = status === 404 || status === 410;
  if (isGone) return isPage(text, noCard) ? 'no card' : 'stranger';
  const [, id = '', ending] = /(\w+)(\.vcf)?$/.exec(key) ?? [];
  return ok && (ending ? isContact(text, id) : isPage(text, id)) ? 'site' : 'stranger';
}

const isPage = (text: string, id: string) =>
  text.includes(` data-card="${id}"`) && text.trimEnd().endsWith('</html>');

/** The address of its card is the UID of a contact, on a line that may be folded. */
function isContact(text: string, id: string) {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const isWhole = lines[0] === 'BEGIN:VCARD' && lines.slice(-2).join() === 'END:VCARD,';
  return isWhole && lines.some((line) => line.startsWith('UID:') && line.endsWith(`/cards/${id}`));
}

/**
 * Reads an answer from the network. If this site sent it, stores the card, or deletes it if there is no such card any more, and
 * returns the answer. Otherwise returns undefined and changes nothing. Fails if the answer breaks off.
 */
export async function keepIfOurs(key: string, response: Response): Promise<Response | undefined> {
  const text = await response.text();
  const answerer = recognise(key, response, text);
  if (answerer === 'stranger') return undefined;
  const answer = copy(response, text);
  await store(key, answerer === 'site' ? answer.clone() : undefined).catch(
    // The storage may be full or forbidden. The answer is still the latest.
    (error: unknown) => console.warn('The card could not be stored.', error),
  );
  return answer;
}

/** The kept copy, if there is one and the storage may be read. */
export const readKept = (key: string): Promise<Response | undefined> =>
  Promise.resolve()
    .then(() => caches.match(key, { cacheName, ignoreVary: true }))
    .catch(() => undefined);

/** Keeps an answer, or forgets the card and its contact. */
async function store(key: string, answer: Response | undefined) {
  const cache = await caches.open(cacheName);
  if (answer) return cache.put(key, answer);
  const card = key.replace('.vcf', '');
  await Promise.all([cache.delete(card), cache.delete(`${card}.vcf`)]);
}

/**
 * Copies an answer. Browsers refuse a redirected answer from a service worker, and a copy does not count as redirected. Its text
 * is no longer compressed, so the headers about that go.
 */
function copy({ status, headers: received }: Response, text: string) {
  const headers = new Headers(received);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(text, { status, headers });
}
