import { withTimeout } from '#lib/network/with-timeout.ts';
import { keepIfOurs, keyOf, oldCacheName, readKept } from './kept-cards.ts';

// Answers when a page or file under /cards/ is opened. A card or contact file comes from the network. If the network fails or
// needs too long, or something other than this site answers, it comes from the kept copy (keep-card.ts). Without a copy, the
// worker passes on what the network answers, or shows the offline page. It leaves styles and pictures alone.

// The parts of a worker that are used here. The types of a page do not include them.
interface FetchEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: string, listen: (event: FetchEvent) => void): void;
}

/** The page that sw.js.ts writes before this script. */
declare const offlinePage: string;

const worker = self as unknown as Worker;

// A new version takes over at once. Otherwise it would wait until no tab shows a card, and phones keep tabs for weeks.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.allSettled([worker.clients.claim(), caches.delete(oldCacheName)])),
);

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method === 'GET' && mode === 'navigate')
    event.respondWith(answer(event, keyOf(new URL(url).pathname)));
});

async function answer(event: FetchEvent, key: string | undefined): Promise<Response> {
  const kept = key && (await readKept(key));
  if (!key || !kept) return askAsIs(event, key);
  // Asks for the address under which the card is kept. This site redirects other spellings, such as a slash at the end.
  const fresh = fetch(key).then((response) => keepIfOurs(key, response));
  // The copy is updated even if the answer comes too late to be shown.
  event.waitUntil(fresh.catch(() => undefined));
  return (await withTimeout(fresh, 3).catch(() => undefined)) ?? kept;
}

/** Passes on whatever answers, such as a portal that asks to sign in. If nothing answers, returns the offline page. */
async function askAsIs(event: FetchEvent, key: string | undefined): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (key) event.waitUntil(keepIfOurs(key, response.clone()).catch(() => undefined));
    return response;
  } catch {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(offlinePage, { status: 503, headers });
  }
}
