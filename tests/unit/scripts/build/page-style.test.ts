import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { classesFrom, splitStyle } from '../../../../scripts/build/page-style.ts';

/** What of a style can wait until the late section of a page. */
function lateOf(css: string, body: string, scripts = '') {
  const { document } = parseHTML(`<html><body>${body}</body></html>`);
  const section = document.querySelector('[data-late]');
  if (!section) throw new Error('There is no late section.');
  return splitStyle(css, () => true, classesFrom(section, document, scripts)).late;
}

const section = (classes: string) =>
  `<section class="part" data-late><p class="${classes}"></p></section>`;

test('styles for a late section alone wait', () => {
  const css = '.part{a:b}.word{a:c}.early .word{a:d}@media print{.word:hover{a:e}}';
  expect(lateOf(css, `<main class="early">${section('word')}</main>`)).toBe(css);
});

test('styles for earlier elements do not wait', () => {
  const css = '.early{a:b}.word .early{a:c}';
  expect(lateOf(css, `<p class="early"></p>${section('word')}`)).toBe('');
});

test('styles for plain elements do not wait', () => {
  expect(lateOf(':root{--a:b}h1{a:var(--a)}', section('word'))).toBe('');
});

test('a variant that a script sets waits with its base, which would otherwise win', () => {
  const css = '.base{border:none}.plain{border:solid}';
  expect(lateOf(css, section('base loud'), 'look={plain:"base plain",loud:`base loud`}')).toBe(css);
});

test('a base that is needed early keeps all its variants', () => {
  const css = '.base{border:none}.loud{border:solid}.wide{border:dashed}';
  const early = '<p class="base"></p>';
  expect(lateOf(css, early + section('base loud'), '"loud wide"')).toBe('');
});
