import { run } from '../../scripts/dev/run.ts';
import { serve } from '../../scripts/dev/serve.ts';
import { startTestBackend } from '../database/support/embedded.ts';

const dir = '.cache/tests/forms';

/** Serves a build that has a site key of hCaptcha, and an empty backend for its forms. */
export default function serveForms() {
  return serveWithBackend(async (keys) => {
    const build = await run(`astro build --outDir ${dir}`, {
      env: {
        ...keys,
        CONTEXT: 'production',
        // The test key of hCaptcha.
        PUBLIC_HCAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
      },
    });
    if (!build.ok) throw new Error(build.output);
    return serve({ dir, port: 0 });
  });
}

/** Serves a build that uses an empty backend, until the returned function is called. */
export async function serveWithBackend(
  build: (keys: Record<string, string>) => ReturnType<typeof serve>,
) {
  const backend = await startTestBackend();
  const site = await build({
    PUBLIC_SUPABASE_URL: backend.url,
    PUBLIC_SUPABASE_ANON_KEY: backend.anonKey,
  });
  Object.assign(process.env, {
    FORMS_URL: site.url,
    FORMS_BACKEND_URL: backend.url,
    FORMS_SERVICE_KEY: backend.serviceKey,
  });

  return async () => {
    await site.close();
    await backend.stop();
  };
}
