import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { camera, photoWithLocation } from '../../support/photos.ts';
import { copyProject } from '../../support/project-copy.ts';

const test = base.extend<{ project: ReturnType<typeof copyProject> }>({
  project: async ({}, use) => {
    const project = copyProject();
    // These pages show no photos.
    for (const pages of ['cards', 'case-studies', 'og'])
      rmSync(`${project.dir}/src/pages/${pages}`, { recursive: true });
    await use(project);
    project.remove();
  },
});

/** The formats of photos, with every spelling of their endings. */
const endings = {
  jpeg: ['jpg', 'JPG', 'jpeg', 'JPEG', 'Jpg'],
  png: ['png', 'PNG'],
  webp: ['webp', 'WebP', 'WEBP'],
  avif: ['avif', 'AVIF'],
} as const;

test('nothing of a draft is published, whatever its picture is called, also if it was published before', async ({
  project,
}) => {
  test.slow();
  const words = 'We walked around Lake Eucumbene';
  const photos: Buffer[] = [];
  const write = (name: string, picture: Buffer | string) => {
    writeFileSync(`${project.dir}/content/posts/${name}`, picture);
    const id = `draft-${photos.push(Buffer.from(picture))}`;
    writePost(
      project.dir,
      id,
      `draft: true\ntext: ${words}\nimageUrl: ./${name}\nimageAlt: A lake`,
    );
  };
  for (const [format, names] of Object.entries(endings))
    for (const [index, ending] of names.entries())
      write(
        `lake-${index}.${ending}`,
        await photoWithLocation(600)
          .toFormat(format as 'jpeg')
          .toBuffer(),
      );
  write(
    'lake.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"><path d="M1 2 3 4"/></svg>',
  );

  // One of them is published at first.
  const first = `${project.dir}/content/posts/draft-1.yaml`;
  const draft = readFileSync(first, 'utf8');
  writeFileSync(first, draft.replace('draft: true', 'draft: false'));
  const { ok, output } = await project.build();
  expect(ok, output).toBe(true);
  expect(findIn(project.dir, [words])).toContain('partials/posts.html');
  expect(findIn(project.dir, [camera, ...photos.map(middle)])).toEqual([]);

  writeFileSync(first, draft);
  await project.build();
  expect(findIn(project.dir, [words, camera, ...photos.map(middle)])).toEqual([]);
});

test('a published photo keeps neither its location nor its camera', async ({ project }) => {
  test.slow();
  const photo = await photoWithLocation(600).jpeg().toBuffer();
  // As dark as logos have to be.
  const logo = await photoWithLocation(64).linear(0.2).png().toBuffer();
  const mark = await photoWithLocation(65).linear(0.2).png().toBuffer();
  const { dir } = project;
  for (const file of ['posts/lake.jpg', 'team/lake.JPG'])
    writeFileSync(`${dir}/content/${file}`, photo);
  writePost(dir, 'lake', 'text: A lake.\nimageUrl: ./lake.jpg\nimageAlt: A lake');
  project.edit('content/team/1.yaml', (text) =>
    text.replace(/^portrait:.*/m, 'portrait: ./lake.JPG'),
  );
  for (const [list, picture] of Object.entries({ clients: logo, affiliations: mark })) {
    writeFileSync(`${dir}/content/${list}/lake.png`, picture);
    project.edit(`content/${list}.yaml`, (text) =>
      text.replace(/logo:.*/, `logo: ./${list}/lake.png`),
    );
  }

  const { ok, output } = await project.build();
  expect(ok, output).toBe(true);
  expect(findIn(dir, [camera, 'Eucumbene', ...[photo, logo, mark].map(middle)])).toEqual([]);
  // Of two pictures of the same name, the bundler calls one lake2.
  for (const page of ['index', 'team'])
    expect(readFileSync(`${dir}/dist/${page}.html`, 'utf8')).toMatch(
      /_astro\/lake2?\.[\w-]+\.webp/,
    );
});

const writePost = (dir: string, id: string, facts: string) =>
  writeFileSync(
    `${dir}/content/posts/${id}.yaml`,
    `${facts}\ncreated: 2026-11-24\nurl: https://www.linkedin.example/${id}\n`,
  );

/** Enough bytes of a picture to recognise it. */
const middle = (picture: Buffer) => picture.subarray(picture.length / 2, picture.length / 2 + 40);

/** The published files that contain any of these. */
const findIn = (dir: string, parts: (string | Buffer)[]) =>
  globSync('**/*.*', { cwd: `${dir}/dist` }).filter((file) => {
    const bytes = readFileSync(`${dir}/dist/${file}`);
    return parts.some((part) => bytes.includes(part));
  });
