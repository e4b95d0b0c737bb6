import { watch } from 'node:fs/promises';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { plainError } from '../dev/errors.ts';
import { checkContent } from './gate.ts';

/** Node keeps the schemas that it has read. */
const restart = 'If you correct it in src/, restart "npm run dev".';

/** Checks the content. Mistakes stop a build, and are shown in the browser and the terminal while the site is served. */
export const contentGate = (): AstroIntegration => ({
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command, logger }) => {
      if (command === 'build') await stopOnMistakes(logger);
      if (command === 'dev') await waitForOrder(logger);
    },
    'astro:server:setup': ({ server, logger }) => watchContent(server, logger),
  },
});

async function stopOnMistakes(logger: AstroIntegrationLogger) {
  const { mistakes, warnings } = await checkContent();
  if (mistakes) throw plainError(`The content has mistakes:\n${mistakes}`);
  if (warnings) logger.warn(`\n${warnings}`);
}

/** Waits until the content is in order, because Astro's server would end at once on a file that it cannot read. */
async function waitForOrder(logger: AstroIntegrationLogger) {
  let shown = '';
  const isInOrder = async () => {
    const { mistakes } = await checkContent();
    if (mistakes && mistakes !== shown)
      logger.error(`\n${mistakes}\nThe site starts once this is corrected. ${restart}`);
    shown = mistakes;
    return mistakes === '';
  };
  const changes = watch('content', { recursive: true });
  if (await isInOrder()) return;
  for await (const _ of changes) if (await isInOrder()) return;
}

/** Checks the content whenever one of its files changes. Mistakes are shown in the terminal and over the page until they are gone. */
function watchContent(server: ViteDevServer, logger: AstroIntegrationLogger) {
  let shown = '';
  const show = () =>
    server.ws.send({ type: 'error', err: { message: shown, stack: '', plugin: 'content' } });

  async function check() {
    const { mistakes } = await checkContent();
    if (mistakes === shown) return;
    shown = mistakes;
    if (mistakes) {
      logger.error(`\n${mistakes}\n${restart}`);
      show();
    } else {
      logger.info('The content is in order again.');
      server.ws.send({ type: 'full-reload' });
    }
  }

  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_, path) => {
    if (!/[/\\]content[/\\]/.test(path)) return;
    clearTimeout(timer);
    // Waits a moment, because an editor may write a file in two steps.
    timer = setTimeout(() => void check(), 100);
  });
  server.ws.on('connection', () => {
    if (shown) show();
  });
}
