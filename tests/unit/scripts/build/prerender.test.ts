import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer, HookParameters, RouteData } from 'astro';
import { afterEach, expect, test } from 'vitest';
import { prerender } from '../../../../scripts/build/prerender.ts';

const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
afterEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

const path = (pathname: string, type: RouteData['type']) => ({
  pathname,
  // Nothing else of a route is looked at.
  route: { type, component: `src/pages${pathname}.ts` } as RouteData,
});

/** What stands in for Astro here is told which paths there are, and answers each with its name. */
async function prerendererOf(
  paths: Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>,
  answer = async ({ url }: Request) => new Response(`made ${new URL(url).pathname}`),
) {
  const made: AstroPrerenderer[] = [];
  const { hooks } = prerender();
  await hooks['astro:config:done']?.({
    config: { outDir: pathToFileURL(`${folder}/`), site: 'https://firm.example' },
  } as HookParameters<'astro:config:done'>);
  await hooks['astro:build:start']?.({
    setPrerenderer: (make) => {
      const astro = { name: 'astro', getStaticPaths: async () => paths, render: answer };
      made.push(typeof make === 'function' ? make(astro) : make);
    },
  } as HookParameters<'astro:build:start'>);
  const [prerenderer] = made;
  if (!prerenderer) throw new Error('No prerenderer was set');
  await prerenderer.setup?.();
  return prerenderer;
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('pages are left to Astro, and all other files are written', async () => {
  const page = path('/team', 'page');
  const prerenderer = await prerendererOf([
    path('/cards/a.jpg', 'endpoint'),
    page,
    path('/cards/a.vcf', 'endpoint'),
    path('/cards/codes/a.svg', 'endpoint'),
  ]);
  expect(await prerenderer.getStaticPaths()).toEqual([page]);
  expect(read('cards/a.vcf')).toBe('made /cards/a.vcf');
  expect(read('cards/codes/a.svg')).toBe('made /cards/codes/a.svg');
  await prerenderer.teardown?.();
  expect(read('cards/a.jpg')).toBe('made /cards/a.jpg');
});

test('a file that is there already, from public/ or another route, is not written over', async () => {
  writeFileSync(join(folder, 'robots.txt'), 'by hand');
  const prerenderer = await prerendererOf([path('/robots.txt', 'endpoint')]);
  await expect(prerenderer.getStaticPaths()).rejects.toThrow(
    'src/pages/robots.txt.ts makes /robots.txt, but there is one already.',
  );
  expect(read('robots.txt')).toBe('by hand');
});

test.each(['/a.vcf', '/a.jpg'])('what cannot be made is named: %s', async (pathname) => {
  const prerenderer = await prerendererOf(
    [path(pathname, 'endpoint'), path('/b.vcf', 'endpoint'), path('/c.vcf', 'endpoint')],
    async ({ url }) => {
      if (url.endsWith(pathname)) throw new Error('No ink');
      return new Response('made');
    },
  );
  const built = prerenderer.getStaticPaths().finally(() => prerenderer.teardown?.());
  await expect(built).rejects.toThrow(`${pathname} cannot be made: No ink`);
});
