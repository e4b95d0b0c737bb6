import { expect, test } from 'vitest';
import { addSources, pagePolicy, readPolicy, writePolicy } from '#lib/policy/policy.ts';

test('a page loads files of its own site and nothing else', () => {
  expect(readPolicy(pagePolicy())).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
  });
});

test('a page may allow more, in a directive that is there and in a new one', () => {
  const policy = pagePolicy({ 'connect-src': ['https://a.example'], 'frame-src': ["'self'"] });
  expect(readPolicy(policy)).toMatchObject({
    'connect-src': ["'self'", 'https://a.example'],
    'frame-src': ["'self'"],
  });
});

test('a source that two need is named once', () => {
  const policy = { 'img-src': ["'self'"] };
  expect(writePolicy(addSources(policy, { 'img-src': ["'self'", 'data:'] }))).toBe(
    "img-src 'self' data:",
  );
});
