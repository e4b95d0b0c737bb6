import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { plainError } from '../dev/errors.ts';
import { findProblems } from './gate.ts';
import { formatProblems } from './problem.ts';

/** Stops a build whose content is wrong, before Astro passes over what it does not check itself, and tells whoever edits it while the site is served. */
export const contentGate = (): AstroIntegration => ({
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command, logger }) => {
      if (command !== 'build') return;
      const problems = await findProblems();
      const mistakes = problems.filter(({ isWarning }) => !isWarning);
      if (mistakes.length > 0)
        throw plainError(`The content has mistakes:\n${formatProblems(mistakes)}`);
      if (problems.length > 0) logger.warn(`\n${formatProblems(problems)}`);
    },
    'astro:server:setup': ({ server, logger }) => watchContent(server, logger),
  },
});

/** Checks the content at the start and whenever one of its files changes; tells mistakes in the terminal and over the page, until they are gone. */
function watchContent(
  server: ViteDevServer,
  logger: { info(text: string): void; error(text: string): void },
) {
  let mistakes = '';
  const show = () =>
    server.ws.send({ type: 'error', err: { message: mistakes, stack: '', plugin: 'content' } });

  async function check() {
    const problems = await findProblems();
    const before = mistakes;
    mistakes = formatProblems(problems.filter(({ isWarning }) => !isWarning));
    if (mistakes === before) return;
    if (mistakes) {
      logger.error(`\n${mistakes}`);
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
    // An editor may write a file in two steps.
    timer = setTimeout(() => void check(), 100);
  });
  server.ws.on('connection', () => {
    if (mistakes) show();
  });
  void check();
}
