import { expect, test } from 'vitest';
import { readContentFile } from '../../../../scripts/content/content-file.ts';

test('a value is found on its line, also below the three hyphens of Markdown', () => {
  const yaml = 'name: Ada\nresult:\n  figure: 38 min\n';
  expect(readContentFile('a.yaml', yaml).lineOf(['result', 'figure'])).toBe(3);
  expect(readContentFile('a.md', `---\n${yaml}---\nText\n`).lineOf(['result', 'figure'])).toBe(4);
});

test('a missing key is reported at its parent', () => {
  const file = readContentFile('a.yaml', 'name: Ada\nresult:\n  text: Yes\n');
  expect(file.lineOf(['result', 'figure'])).toBe(3);
  expect(file.lineOf(['purpose'])).toBe(1);
});
