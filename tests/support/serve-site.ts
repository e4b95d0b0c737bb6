import { serve } from '../../scripts/dev/serve.ts';

/** Serves the built site on a free port while the tests run. */
export default async function serveSite() {
  const site = await serve({ dir: 'dist', port: 0 });
  process.env['SITE_URL'] = site.url;
  return site.close;
}
