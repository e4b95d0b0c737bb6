import { expect, test } from '@playwright/test';
import { run } from '../../../scripts/dev/run.ts';
import { copyProject } from '../../support/project-copy.ts';

const stackTrace = /^\s+at .*:\d+:\d+/m;

const mistakes = [
  {
    mistake: 'a missing field',
    file: 'content/services/software-development.yaml',
    change: (text: string) => text.replace(/^tagline:.*$/m, ''),
    names: 'tagline',
  },
  {
    mistake: 'an unknown key',
    file: 'content/pages/home.yaml',
    change: (text: string) => `${text}\nfavouriteColour: green\n`,
    names: 'favouriteColour',
  },
  {
    mistake: 'a value that is not in the list',
    file: 'content/team/1.yaml',
    change: (text: string) => `${text.replace(/^colorType:.*$/m, '')}\ncolorType: Purple\n`,
    names: 'colorType',
  },
  {
    mistake: 'broken YAML',
    file: 'content/site.yaml',
    change: (text: string) => text.replace(/^url: .*$/m, 'url: [broken'),
    names: 'This is not valid YAML',
  },
];

for (const { mistake, file, change, names } of mistakes) {
  test(`${mistake} in ${file} stops the build, which names the file`, async () => {
    const project = copyProject();
    try {
      project.edit(file, change);
      const { ok, output } = await project.build();
      expect(ok).toBe(false);
      expect(output).toContain(file);
      expect(output).toContain(names);
      expect(output).not.toMatch(stackTrace);
    } finally {
      project.remove();
    }
  });
}

test('a production build without a variable stops before it begins and names it', async () => {
  const { ok, output } = await run('astro build --outDir .cache/tests/without-variable', {
    env: {
      CONTEXT: 'production',
      PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
      PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_key',
      PUBLIC_HCAPTCHA_SITE_KEY: '',
    },
  });
  expect(ok).toBe(false);
  expect(output).toContain('A production build needs PUBLIC_HCAPTCHA_SITE_KEY');
  expect(output).not.toMatch(stackTrace);
  expect(output).not.toContain('building client');
});
