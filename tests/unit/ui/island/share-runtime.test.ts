import { expect, test } from 'vitest';
import { takeRuntime } from '#ui/island/share-runtime.ts';

const element = 'customElements.define("astro-island",class{})';

test('the element of the islands is taken out of a page, and nothing else', () => {
  const page = `<script>first()</script><p></p><script>second()</script><script>${element}</script><i></i><script>third()</script>`;
  expect(takeRuntime(page)).toEqual({
    html: '<script>first()</script><p></p><script>second()</script><i></i><script>third()</script>',
    runtime: element,
  });
});

test('a page without islands stays as it is', () => {
  const page = '<script>first()</script><script type="module" src="/a.js"></script>';
  expect(takeRuntime(page)).toEqual({ html: page, runtime: '' });
});
