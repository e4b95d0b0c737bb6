import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { leanSite } from './lean-pages.ts';

/** In which order Astro makes the paths of the site, and what becomes of a page before it is written. */
export const prerender = (): AstroIntegration => {
  let folder = '';
  return {
    name: 'prerender',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro) => {
          let site: ReturnType<typeof leanSite>;
          return {
            ...astro,
            // The scripts, which tell what styles a page needs, have been written by then.
            async setup() {
              await astro.setup?.();
              site = leanSite(folder);
            },
            getStaticPaths: async () => spreadPictures(await astro.getStaticPaths()),
            async render(request, options) {
              const rendered = await astro.render(request, options);
              const { response, ...rest } =
                rendered instanceof Response ? { response: rendered } : rendered;
              if (!response.headers.get('content-type')?.startsWith('text/html')) return rendered;
              const page = site.lean(new URL(request.url).pathname, await response.text());
              return { ...rest, response: new Response(Buffer.from(page), response) };
            },
            async teardown() {
              await astro.teardown?.();
              site.writeFiles();
            },
          };
        });
      },
    },
  };
};

type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/** Astro makes one route after the other. The pictures, which another thread draws, are spread evenly among all the rest. */
export function spreadPictures(paths: Path[]): Path[] {
  const { pictures = [], others = [] } = Object.groupBy(paths, ({ pathname }) =>
    pathname.endsWith('.jpg') ? 'pictures' : 'others',
  );
  return [pictures, others]
    .flatMap((group) => group.map((path, index) => ({ path, place: index / group.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ path }) => path);
}
