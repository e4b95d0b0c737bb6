import { messageOf, stop } from '../errors.ts';
import { printStaffMessages, startBackend } from './backend.ts';
import { findPort } from './listen.ts';
import { run } from './run.ts';
import { host, serve } from './serve.ts';

const port = 4321;

// Known before the build, which takes a while.
await findPort(host, port).catch((error: unknown) => stop(messageOf(error)));

console.log('Building the site with "astro build", which takes about half a minute.');
const build = await run('astro build');
if (!build.ok) stop(`${build.output}\n\nThe site was not built. The reason is above.`);
console.log(`Built into dist/ in ${build.seconds.toFixed(1)} s.`);

console.log('Starting the backend, which stores what the forms send.');
const backend = await startBackend().catch((error: unknown) => stop(messageOf(error)));
console.log(`The backend is at ${backend.url}. Its secret key is ${backend.serviceKey}.`);
printStaffMessages(backend);

const site = await serve({ dir: 'dist', port });
console.log(`The site is at ${site.url}, served as netlify.toml says. Ctrl+C stops both.`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    isStopping = true;
    await Promise.all([site.close(), backend.stop()]);
    console.log('Stopped.');
    process.exit(0);
  });
}

await backend.ended;
if (!isStopping) stop('The backend has stopped, so the forms would fail. Run "npm start" again.');
