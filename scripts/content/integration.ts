import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { plainError } from '../errors.ts';
import { checkContent } from './gate.ts';

/** Checks the content. Mistakes stop a build and `npm run dev`. Mistakes made later are shown in the browser and the terminal. */
export const contentGate = (): AstroIntegration => ({
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command, logger }) => {
      if (command !== 'build' && command !== 'dev') return;
      const { mistakes, warnings } = await checkContent();
      if (mistakes) throw plainError(`The content has mistakes:\n${mistakes}`);
      if (warnings && command === 'build') logger.warn(`\n${warnings}`);
    },
    'astro:server:setup': ({ server, logger }) => watchContent(server, logger),
  },
});

/** Checks the content whenever one of its files changes. Mistakes are shown in the terminal and in place of the pages until they are gone. */
function watchContent(server: ViteDevServer, logger: AstroIntegrationLogger) {
  let shown = '';

  async function check() {
    const { mistakes } = await checkContent();
    if (mistakes === shown) return;
    shown = mistakes;
    // Node keeps the schemas that it has read.
    if (mistakes) logger.error(`\n${mistakes}\nIf you correct it in src/, restart "npm run dev".`);
    else logger.info('The content is in order again.');
    server.ws.send({ type: 'full-reload' });
  }

  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_, path) => {
    if (!/[/\\]content[/\\]/.test(path)) return;
    clearTimeout(timer);
    // Waits a moment, because an editor may write a file in two steps.
    timer = setTimeout(() => void check(), 100);
  });
  // Astro's page could fail, and its own error would cover the one that names the file and the cure.
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
