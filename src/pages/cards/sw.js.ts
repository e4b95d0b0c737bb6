import type { APIRoute } from 'astro';
import { offlinePage } from '#features/cards/offline-page.ts';
import { serviceWorkerScript } from '#features/cards/service-worker.ts';
import { getPage } from '#collections/queries.ts';

export const GET: APIRoute = async () => {
  const { offline } = await getPage('card');
  return new Response(serviceWorkerScript(offlinePage(offline)));
};
