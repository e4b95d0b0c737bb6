import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../../scripts/dev/backend.ts';
import { buildWithPosts } from '../../support/posts-site.ts';
import { engineNames, findEngine } from './engines.ts';

/** Serves a build that has posts, and forms that reach a backend of its own past hCaptcha's local stand-in. */
export default async function serveEngines() {
  const missing = engineNames.filter((name) => !findEngine(name));
  if (missing.length > 0) {
    console.log(`Not installed here, so left out: ${missing.join(', ')} (docs/browsers.md).`);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
  const backend = await startBackend({ port: 0, dataDir });
  const site = await buildWithPosts(12, {
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
    rmSync(dataDir, { recursive: true });
  };
}
