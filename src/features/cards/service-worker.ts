// Answers requests for the cards from the network. After 3 seconds, or without a network, it answers from the copies of
// the cards that were visited.

// The parts of a worker that are used here. The types of a page do not include them.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  /** Its data is the path of the card that is open. */
  addEventListener(
    name: 'message',
    listen: (event: ExtendableEvent & { data: unknown }) => void,
  ): void;
  addEventListener(name: 'fetch', listen: (event: FetchEvent) => void): void;
}

/** The page that sw.js.ts writes before this script. */
declare const offlinePage: string;

/** A new number deletes the copies of the cards in visitors' browsers. */
const cacheName = 'cards-1';

const worker = self as unknown as Worker;
const patience = 3000;
const card = /^\/cards\/[a-z0-9]{6}$/;
const storable = /^\/cards\/([a-z0-9]{6}(\.vcf|\.jpg)?|codes\/[a-z0-9]{6}-contact\.svg)$/;

// A new version takes over at once.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', (event) => {
  const path = String(event.data);
  if (card.test(path)) event.waitUntil(storeCard(path));
});

worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/cards/')) event.respondWith(answer(event, pathname));
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('cards-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function storeCard(path: string) {
  const cache = await caches.open(cacheName);
  const code = path.replace('/cards/', '/cards/codes/');
  const files = [path, `${path}.vcf`, `${path}.jpg`, `${code}-contact.svg`];
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

async function answer(event: FetchEvent, path: string): Promise<Response> {
  // If nothing can be stored, the network still answers.
  const cache = await caches.open(cacheName).catch(() => undefined);
  const stored = await cache?.match(path, { ignoreVary: true });
  const fresh = fetchFresh(event.request, path, cache);
  // The copy is updated even if the answer comes too late to be shown.
  event.waitUntil(fresh.catch(() => {}));
  if (stored) return Promise.race([fresh, after(patience)]).then(orElse(stored), () => stored);
  return fresh.catch(() => sayOffline(event.request));
}

async function fetchFresh(request: Request, path: string, cache: Cache | undefined) {
  const response = await fetch(request);
  if (response.ok && storable.test(path))
    await cache?.put(path, response.clone()).catch(passIfFull);
  if (response.status === 404 || response.status === 410) await cache?.delete(path);
  return response;
}

/** A full disk is no reason to withhold the answer. An answer that broke off must not be shown. */
function passIfFull(error: unknown) {
  if ((error as Error).name !== 'QuotaExceededError') throw error;
}

/** The copy stands in for an answer that is late, or that is an error of the server. */
function orElse(stored: Response) {
  return (fresh: Response | undefined) => (fresh && fresh.status < 500 ? fresh : stored);
}

const after = (time: number) =>
  new Promise<undefined>((done) => setTimeout(() => done(undefined), time));

function sayOffline({ mode }: Request) {
  if (mode !== 'navigate') return Response.error();
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(offlinePage, { status: 503, headers });
}
