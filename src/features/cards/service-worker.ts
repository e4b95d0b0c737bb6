import { within } from '#lib/network/within.ts';
import { keep, keyOf, oldCacheName, readKept } from './kept-cards.ts';

// Answers when a card or its contact file is opened: from the network, and after 3 seconds, without a network, or if
// something else than this site answers, from the copy that was kept (keep-card.ts). It leaves everything else alone.

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

// A new version takes over at once.
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
  // Asked for by its one address, a card is never answered with this site's own redirect.
  const fresh = fetch(key).then((response) => keep(key, response));
  // The copy is updated even if the answer comes too late to be shown.
  event.waitUntil(fresh.catch(() => undefined));
  return (await within(3, fresh).catch(() => undefined)) ?? kept;
}

/** Lets through whatever answers, such as a portal that asks to sign in. */
async function askAsIs(event: FetchEvent, key: string | undefined): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (key) event.waitUntil(keep(key, response.clone()).catch(() => undefined));
    return response;
  } catch {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(offlinePage, { status: 503, headers });
  }
}
