import { within } from '#lib/network/within.ts';
import { cacheName } from './cache-name.ts';

// Answers what the cards request from the network. After 3 seconds, or without a network, it answers from the copies that
// the cards stored when they were opened (offline.ts).

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
worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  // With motion on, and in Safari before 17.5, no card is painted before it has this style.
  const stored = caches.open(cacheName).then((cache) => cache.add('/motion.css'));
  event.waitUntil(stored.catch(() => undefined));
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  // A tag that was written with a slash at the end leads to the card too.
  event.respondWith(answer(event, pathname.replace(/\/$/, '')));
});

async function answer(event: FetchEvent, path: string): Promise<Response> {
  // If the store cannot be read, the network still answers.
  const stored = await caches.match(path, { cacheName, ignoreVary: true }).catch(() => undefined);
  if (!stored) return fetch(event.request).catch(() => sayOffline(event.request));
  const fresh = update(path, event.request).catch(() => undefined);
  // The copy is updated even if the answer comes too late to be shown.
  event.waitUntil(fresh);
  const first = await within(3, fresh).catch(() => undefined);
  // The copy stands in for an answer that is late, broke off or is an error of the server.
  return first && first.status < 500 ? first : stored;
}

async function update(path: string, request: Request) {
  const response = await fetch(request);
  // Fails if the answer breaks off. Where the storage is full, the answer is still the latest.
  await response.clone().blob();
  await store(path, response.clone()).catch(console.warn);
  return response;
}

async function store(path: string, response: Response) {
  const cache = await caches.open(cacheName);
  if (response.ok) await cache.put(path, response);
  if (response.status === 404 || response.status === 410) await cache.delete(path);
}

function sayOffline({ mode }: Request) {
  if (mode !== 'navigate') return Response.error();
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(offlinePage, { status: 503, headers });
}
