import { expect, test } from 'vitest';
import { readContentFile } from '../../../../scripts/content/content-file.ts';

const lineOf = (file: string, text: string, path: string[]) =>
  Number(readContentFile(file, text).mistakeAt(path, '').split(':')[1]);

test('a value is found on its line, also below the three hyphens of Markdown', () => {
  const yaml = 'name: Ada\nresult:\n  figure: 38 min\n';
  expect(lineOf('a.yaml', yaml, ['result', 'figure'])).toBe(3);
  expect(lineOf('a.md', `---\n${yaml}---\nText\n`, ['result', 'figure'])).toBe(4);
});

test('a missing key is reported at its parent', () => {
  const yaml = 'name: Ada\nresult:\n  text: Yes\n';
  expect(lineOf('a.yaml', yaml, ['result', 'figure'])).toBe(3);
  expect(lineOf('a.yaml', yaml, ['purpose'])).toBe(1);
});
