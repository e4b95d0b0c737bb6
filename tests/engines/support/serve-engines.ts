import { buildWithPosts } from '../../support/posts-site.ts';
import { serveWithBackend } from '../../support/serve-forms.ts';
import { engineNames, findEngine } from './engines.ts';

/** Serves a build with posts, and with forms that use the local stand-in for hCaptcha. */
export default function serveEngines() {
  const missing = engineNames.filter((name) => !findEngine(name));
  if (missing.length > 0) {
    console.log(`Not installed here, so left out: ${missing.join(', ')} (docs/browsers.md).`);
  }
  return serveWithBackend((keys) => buildWithPosts(12, keys));
}
