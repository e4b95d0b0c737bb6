import { expect, test } from 'vitest';
import { formatFileSize } from '#ui/form/format-file-size.ts';

test.each([
  [1, '1 KB'],
  [1024 * 1024 - 1, '1024 KB'],
  [1_300_000, '1.2 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
