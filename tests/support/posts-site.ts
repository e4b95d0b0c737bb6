import { globSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { serve } from '../../scripts/dev/serve.ts';
import { copyProject } from './project-copy.ts';

const photo = { imageUrl: './phone.jpg', imageAlt: 'Dusk over a ridge' };

/** What is special about some posts. The draft is not published. */
const special: Record<number, object> = {
  0: { draft: true, imageUrl: './shed.jpg', imageAlt: 'A shed' },
  1: {
    text: `The newest post is long enough to be cut in the footer as well as in its card. It goes ${'on and '.repeat(20)} on. The last words are only seen by those who ask.`,
    ...photo,
    likes: 12,
  },
  2: { imageUrl: 'urn:li:image:C4E22AQ', comments: 1, likes: 1 },
  3: { text: 'Cut here… because an ellipsis decides before the count does.' },
  6: { text: 'a'.repeat(150) },
  10: { ...photo, imageAlt: 'Dusk over a ridge, once more' },
};

/** One post a week, the newest first. */
const writePost = (number: number) =>
  stringify({
    text: `Post number ${number} is about nothing in particular.`,
    created: new Date(Date.UTC(2026, 10, 27 - 7 * number, 9)),
    likes: number,
    comments: 3,
    url: `https://www.linkedin.example/posts/${number}`,
    ...special[number],
  });

/** Builds and serves the site with these posts instead of its own. */
export async function buildWithPosts(count: number, env: Record<string, string> = {}) {
  const project = copyProject();
  for (const own of globSync(`${project.dir}/content/posts/*`)) rmSync(own);
  for (let number = 0; number <= count; number++)
    writeFileSync(`${project.dir}/content/posts/${number}.yaml`, writePost(number));
  // These pages show no posts, and no menu links to them.
  for (const pages of ['cards', 'case-studies', 'og'])
    rmSync(`${project.dir}/src/pages/${pages}`, { recursive: true });
  for (const [name, ground] of Object.entries({ phone: 'teal', shed: 'navy' }))
    writeFileSync(`${project.dir}/content/posts/${name}.jpg`, await takePhoto(ground));
  const { ok, output } = await project.build(env, `astro build --outDir ../posts-${count}`);
  project.remove();
  if (!ok) throw new Error(output);
  const dir = `.cache/posts-${count}`;
  return { dir, ...(await serve({ dir, port: 0 })) };
}

/**
 * A photo from a phone that was held upright. It is stored on its side, with metadata about its orientation and location.
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
