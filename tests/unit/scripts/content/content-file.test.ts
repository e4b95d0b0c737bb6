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

test('a day that is not in the calendar is an error with a line', () => {
  for (const day of ['2026-02-30', '2026-13-01', '2026-00-10', '2026-04-31T10:00:00Z'])
    expect(readContentFile('a.yaml', `name: Ada\nupdated: ${day}\n`).errors, day).toMatchObject([
      { line: 2, message: expect.stringContaining('not a date') },
    ]);
  for (const day of ['2026-02-28', '2024-02-29', '2026-04-30T23:00:00+10:00'])
    expect(readContentFile('a.yaml', `updated: ${day}\n`).errors, day).toEqual([]);
});
