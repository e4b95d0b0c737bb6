import { resolve, sep } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { messageOf, plainError } from '../errors.ts';
import { isReserved } from './find-invented.ts';
import { checkContent } from './gate.ts';

/**
 * Checks the content. Mistakes stop the build and `npm run dev`. While that runs, new mistakes appear in the browser and the
 * terminal.
 */
export const contentGate = (): AstroIntegration => ({
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command, config, logger }) => {
      if (command !== 'build' && command !== 'dev') return;
      const { mistakes, warnings } = await checkContent(isPublished(config.site));
      if (mistakes) throw plainError(`The content has mistakes:\n${mistakes}`);
      if (warnings && command === 'build') logger.warn(`\n${warnings}`);
    },
    'astro:server:setup': ({ server, logger }) => watchContent(server, logger),
  },
});

/** True for a production build on Netlify, once the site has a real address (docs/invented.md). */
const isPublished = (site = '') => process.env['CONTEXT'] === 'production' && !isReserved(site);

/**
 * Checks the content whenever one of its files changes. Shows mistakes in the terminal, and instead of the pages until they
 * are corrected.
 */
function watchContent(server: ViteDevServer, logger: AstroIntegrationLogger) {
  let shown = '';

  async function check() {
    const { mistakes } = await checkContent();
    if (mistakes === shown) return;
    shown = mistakes;
    // Node caches the schemas that it has imported.
    if (mistakes) logger.error(`\n${mistakes}\nIf you correct it in src/, restart "npm run dev".`);
    else logger.info('The content is in order again.');
    server.ws.send({ type: 'full-reload' });
  }

  const folder = resolve('content') + sep;
  let timer: NodeJS.Timeout | undefined;
  let checks = Promise.resolve();
  server.watcher.on('all', (_, path) => {
    if (!path.startsWith(folder)) return;
    clearTimeout(timer);
    // Waits briefly, because an editor may write a file in two steps. Checks run one after another, so that a slow one cannot
    // report old mistakes after a quick one.
    timer = setTimeout(() => {
      checks = checks.then(check).catch((error: unknown) => logger.error(messageOf(error)));
    }, 100);
  });
  // Without this, Astro could fail on the page, and its error would cover the message that names the file and the cure.
  server.middlewares.use((request, response, next) => {
    if (!shown || !request.headers.accept?.includes('text/html')) return next();
    response.setHeader('Content-Type', 'text/html');
    response.end('<script type="module" src="/@vite/client"></script>');
  });
  server.ws.on('connection', () => {
    const err = { message: shown, stack: '', plugin: 'content' };
    if (shown) server.ws.send({ type: 'error', err });
  });
}
