import { readFileSync, rmSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { run } from '../../../scripts/dev/run.ts';
import { copyProject } from '../../support/project-copy.ts';

const stackTrace = /^\s+at .*:\d+:\d+/m;

const test = base.extend<{ project: ReturnType<typeof copyProject> }>({
  project: async ({}, use) => {
    const project = copyProject();
    await use(project);
    project.remove();
  },
});

test('a mistake in the content stops the build, which names the file and the cure', async ({
  project,
}) => {
  project.edit('content/pages/home.yaml', (text) => `${text}\nfavouriteColour: green\n`);
  const { ok, output } = await project.build();
  expect(ok).toBe(false);
  expect(output).toMatch(/content\/pages\/home\.yaml:\d+ “favouriteColour”: there is no such key/);
  expect(output).not.toMatch(stackTrace);
});

test('a production build without a variable stops before it begins and names it', async () => {
  const { ok, output } = await run('astro build --outDir .cache/tests/without-variable', {
    env: {
      CONTEXT: 'production',
      PUBLIC_SUPABASE_URL: 'https://project.supabase.example',
      PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_key',
      PUBLIC_HCAPTCHA_SITE_KEY: '',
    },
  });
  expect(ok).toBe(false);
  expect(output).toContain('PUBLIC_HCAPTCHA_SITE_KEY is not set');
  expect(output).not.toMatch(stackTrace);
  expect(output).not.toContain('building client');
});

test('a production build for a real address names what is still invented and stops', async ({
  project,
}) => {
  project.edit('content/site.yaml', (text) => text.replace(/^url: .*/m, 'url: https://ridge.au'));
  const { ok, output } = await project.build({
    CONTEXT: 'production',
    PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
    PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_key',
    PUBLIC_HCAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
  });
  expect(ok).toBe(false);
  expect(output).toMatch(/content\/site\.yaml:\d+ “.*\.example” is an address that leads nowhere/);
  expect(output).toMatch(/content\/clients\.yaml:\d+ This is invented/);
  expect(output).not.toMatch(stackTrace);
  expect(output).not.toContain('building client');
});

test('a preview without variables says on its forms that nothing is sent', async ({ project }) => {
  // These pages have no form.
  for (const pages of ['cards', 'case-studies', 'og'])
    rmSync(`${project.dir}/src/pages/${pages}`, { recursive: true });
  const { ok, output } = await project.build({ CONTEXT: 'deploy-preview' });
  expect(ok, output).toBe(true);
  for (const page of ['joinus', 'get-started', 'work']) {
    const html = readFileSync(`${project.dir}/dist/${page}.html`, 'utf8');
    expect(html).toContain('Nothing that you enter here is sent.');
    expect(html).not.toMatch(/127\.0\.0\.1|localhost/);
  }
});
