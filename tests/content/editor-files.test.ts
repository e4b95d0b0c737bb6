import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeEditorFiles } from '../../scripts/content/editor-files.ts';

const files = [...(await makeEditorFiles())];

test.each(files)('%s says what the schemas say', (path, text) => {
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(written === text, `${path} is out of date. Run "npm run editor-files".`).toBe(true);
});
