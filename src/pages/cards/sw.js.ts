import type { APIRoute } from 'astro';
import { offlinePage } from '#features/cards/offline-page.ts';
import { text as serviceWorker } from '#features/cards/service-worker.ts?script';
import { getPage } from '#collections/queries.ts';

export const GET: APIRoute = async () => {
  const { offline } = await getPage('card');
  const script = `const offlinePage=${JSON.stringify(offlinePage(offline))};${serviceWorker}`;
  // The header is for `npm run dev`. A build does not keep it, and Netlify goes by the ending.
  return new Response(script, { headers: { 'content-type': 'text/javascript' } });
};
