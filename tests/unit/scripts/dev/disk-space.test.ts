import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { needSpace } from '../../../../scripts/dev/disk-space.ts';

// More than any disk has.
const aZettabyte = 1024 ** 5;

test('a full disk is reported with the folder and its purpose', () => {
  expect(() => needSpace(tmpdir(), aZettabyte, 'the built site')).toThrow(
    /^The disk is full: the built site needs about \d+ MB in .*, but only \d+ MB are left\. Free some space, then try again\.$/,
  );
  expect(() => needSpace(tmpdir(), 0, 'the built site')).not.toThrow();
});

test('a folder that cannot be made is reported too', () => {
  expect(() => needSpace('package.json/inside', 0, 'the built site')).toThrow(
    /inside cannot be created for the built site: /,
  );
});
