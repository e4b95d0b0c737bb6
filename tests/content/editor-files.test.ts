import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeEditorFiles } from '../../scripts/content/editor-files.ts';

const files = [...(await makeEditorFiles())];

test.each(files)('%s says what the schemas say (else: npm run editor-files)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
