import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the build writes every schema that the editor reads, with what its keys are for', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const pages = globSync('content/pages/*.yaml').map((file) => {
    const [, schema = ''] = /\$schema=(.*)/.exec(readFileSync(file, 'utf8')) ?? [];
    return join('content/pages', schema);
  });
  for (const schema of [...Object.keys(settings['yaml.schemas']), ...pages])
    expect(readFileSync(schema, 'utf8'), schema).toMatch(/"description": ?"\w/);
});
