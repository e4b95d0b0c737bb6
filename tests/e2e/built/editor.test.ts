import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

// tests/content/editor.test.ts tests the same for pages.
test('the build writes every schema that the editor reads, with what its keys are for', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  for (const schema of Object.keys(settings['yaml.schemas']))
    expect(readFileSync(schema, 'utf8'), schema).toMatch(/"description": ?"\w/);
});
