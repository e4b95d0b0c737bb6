import type { APIRoute } from 'astro';
import { offlinePage } from '#features/cards/offline-page.ts';
import serviceWorker from '#features/cards/service-worker.ts?script';
import { getPage } from '#collections/queries.ts';

export const GET: APIRoute = async () => {
  const { offline } = await getPage('card');
  return new Response(`const offlinePage=${JSON.stringify(offlinePage(offline))};${serviceWorker}`);
};
