import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer, PrerenderResult } from 'astro';
import { messageOf, plainError } from '../dev/errors.ts';
import { leanSite } from './lean-pages.ts';

type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/**
 * What becomes of a page before it is written, and how all other files are made. A card has one page and five files:
 * Astro writes a line of log for each, and leaves each to other threads four times over, which costs more than the
 * file itself. Here they are written at once, while another thread draws the pictures.
 */
export const prerender = (): AstroIntegration => {
  let folder = '';
  let origin = '';
  return {
    name: 'prerender',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
        origin = config.site ?? '';
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro) => {
          let site: ReturnType<typeof leanSite>;
          let pictures: Promise<void>;

          async function write({ pathname, route }: Path) {
            const file = join(folder, pathname);
            if (existsSync(file)) {
              throw plainError(
                `${route.component} makes ${pathname}, but there is one already. Remove it from public/, or rename one of the two routes.`,
              );
            }
            try {
              const request = new Request(new URL(pathname, origin));
              const { response } = asResult(await astro.render(request, { routeData: route }));
              mkdirSync(dirname(file), { recursive: true });
              writeFileSync(file, await response.bytes());
            } catch (error) {
              throw new Error(`${pathname} cannot be made: ${messageOf(error)}`, { cause: error });
            }
            // What other threads have ready is looked at only when this one has nothing to do.
            await setImmediate();
          }

          return {
            ...astro,
            // The scripts, which tell what styles a page needs, have been written by then.
            async setup() {
              await astro.setup?.();
              site = leanSite(folder);
            },
            async getStaticPaths() {
              const paths = Object.groupBy(await astro.getStaticPaths(), kindOf);
              pictures = forEach(paths.picture, 8, write);
              // What fails among them is told when they are waited for, not before.
              pictures.catch(() => undefined);
              await forEach(paths.file, 4, write);
              return paths.page ?? [];
            },
            async render(request, options) {
              const { response, ...rest } = asResult(await astro.render(request, options));
              const page = site.lean(new URL(request.url).pathname, await response.text());
              return { ...rest, response: new Response(Buffer.from(page), response) };
            },
            async teardown() {
              await pictures;
              await astro.teardown?.();
              site.writeFiles();
            },
          };
        });
      },
    },
  };
};

const kindOf = ({ pathname, route }: Path) => {
  if (route.type !== 'endpoint') return 'page';
  return pathname.endsWith('.jpg') ? 'picture' : 'file';
};

const asResult = (rendered: Response | PrerenderResult): PrerenderResult =>
  rendered instanceof Response ? { response: rendered } : rendered;

/** Does a task for all of a list, a few at a time. */
async function forEach<Item>(
  items: readonly Item[] = [],
  atOnce: number,
  task: (item: Item) => Promise<void>,
) {
  const rest = items.values();
  const take = async () => {
    for (const item of rest) await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}
