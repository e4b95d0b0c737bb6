import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { serve } from '../../scripts/dev/serve.ts';
import { copyProject } from './project-copy.ts';

/** Builds and serves the site with the first of the fixture posts; the site itself has none yet. */
export async function buildWithPosts(count: number, env: Record<string, string> = {}) {
  const project = copyProject();
  const out = `posts-${count}`;
  for (const file of readdirSync('tests/fixtures/posts').toSorted().slice(0, count))
    cpSync(`tests/fixtures/posts/${file}`, `${project.dir}/content/posts/${file}`);
  project.edit('astro.config.mjs', (text) =>
    text.replace('defineConfig({', `defineConfig({ outDir: '../${out}',`),
  );
  // Nothing on them has to do with posts, and no menu leads there.
  for (const pages of ['cards', 'case-studies', 'og'])
    rmSync(`${project.dir}/src/pages/${pages}`, { recursive: true });
  // The gate asks for every picture; this one is lost later.
  writeFileSync(`${project.dir}/public/no-such-picture.jpg`, '');
  const { ok, output } = await project.build(env);
  project.remove();
  rmSync(`.cache/${out}/no-such-picture.jpg`, { force: true });
  if (!ok) throw new Error(output);
  return serve({ dir: `.cache/${out}`, port: 0 });
}
