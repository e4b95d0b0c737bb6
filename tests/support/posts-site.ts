import { cpSync, globSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
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
  // These pages show no posts, and no menu leads there.
  for (const pages of ['cards', 'case-studies', 'og'])
    rmSync(`${project.dir}/src/pages/${pages}`, { recursive: true });
  // The example is a draft; now it has a picture, too.
  project.edit('content/posts/example.yaml', (text) => text.replaceAll('# image', 'image'));
  for (const [name, ground] of [
    ['phone', 'teal'],
    ['no-such-picture', 'black'],
    ['hut', 'navy'],
  ] as const)
    writeFileSync(`${project.dir}/content/posts/${name}.jpg`, await takePhoto(ground));
  const { ok, output } = await project.build(env);
  project.remove();
  if (!ok) throw new Error(output);
  // The content check requires every picture, so this one is deleted after the build.
  for (const lost of globSync(`.cache/${out}/_astro/no-such-picture.*`)) rmSync(lost);
  const dir = `.cache/${out}`;
  return { dir, ...(await serve({ dir, port: 0 })) };
}

/**
 * A photo from a phone that was held upright: stored on its side, with data on how to turn it and where it was taken.
 * The sky is orange.
 */
const takePhoto = (ground: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: ground } })
    .composite([
      {
        input: { create: { width: 800, height: 1200, channels: 3, background: 'orange' } },
        gravity: 'west',
      },
    ])
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '35/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
