import { once } from 'node:events';
import { embeddedBackend } from '../embedded-backend.ts';
import { stop } from '../errors.ts';
import { printStaffMessages, startBackend } from './backend.ts';
import { findPort } from './listen.ts';
import { run } from './run.ts';
import { host, serve } from './serve.ts';

const port = 4321;

// Checks the port first, because the build takes a while. startBackend checks its own.
await findPort(host, port).catch(stop);
console.log('Starting the backend, which stores what the forms send.');
const backend = await startBackend().catch(stop);
console.log(`The backend is at ${backend.url}. Its secret key is ${backend.serviceKey}.`);

console.log('Building the site with "astro build", which takes about half a minute.');
// A file .env may name a hosted project, which must not receive submissions from here.
const env = { ...embeddedBackend, PUBLIC_HCAPTCHA_SITE_KEY: '' };
const build = await run('astro build', { env });
if (!build.ok) stop(`${build.output}\n\nThe site was not built. The reason is above.`);
console.log(`Built into dist/ in ${build.seconds.toFixed(1)} s.`);

const site = await serve({ dir: 'dist', port });
console.log(`The site is at ${site.url}, served as netlify.toml says. Ctrl+C stops both.`);
printStaffMessages(backend);

const signal = await Promise.race([
  once(process, 'SIGINT'),
  once(process, 'SIGTERM'),
  backend.ended,
]);
if (!signal) stop('The backend has stopped, so the forms would fail. Run "npm start" again.');
await Promise.all([site.close(), backend.stop()]);
console.log('Stopped.');
