import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../scripts/dev/backend.ts';
import { run } from '../../scripts/dev/run.ts';
import { serve } from '../../scripts/dev/serve.ts';

const dir = '.cache/tests/forms';

/** Serves a build that has a site key of hCaptcha and sends its forms to an empty backend of its own. */
export default async function serveForms() {
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
  const backend = await startBackend({ port: 0, dataDir });
  const build = await run(`astro build --outDir ${dir}`, {
    env: {
      CONTEXT: 'production',
      PUBLIC_SUPABASE_URL: backend.url,
      PUBLIC_SUPABASE_ANON_KEY: backend.anonKey,
      // hCaptcha's own key for tests.
      PUBLIC_HCAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
    },
  });
  if (!build.ok) throw new Error(build.output);
  const site = await serve({ dir, port: 0 });
  Object.assign(process.env, {
    FORMS_URL: site.url,
    FORMS_BACKEND_URL: backend.url,
    FORMS_SERVICE_KEY: backend.serviceKey,
  });

  return async () => {
    await site.close();
    await backend.stop();
    rmSync(dataDir, { recursive: true });
  };
}
