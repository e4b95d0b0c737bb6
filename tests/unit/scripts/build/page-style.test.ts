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

test('what only a late section has waits, whatever stands around it', () => {
  const css = '.part{a:b}.word{a:c}.early .word{a:d}@media print{.word:hover{a:e}}';
  expect(lateOf(css, `<main class="early">${section('word')}</main>`)).toBe(css);
});

test('what stands before the section does not wait, nor what only follows from that', () => {
  const css = '.early{a:b}.word .early{a:c}';
  expect(lateOf(css, `<p class="early"></p>${section('word')}`)).toBe('');
});

test('what is for elements of every page does not wait', () => {
  expect(lateOf(':root{--a:b}h1{a:var(--a)}', section('word'))).toBe('');
});

test('a look that only a script gives waits with its base, which would win over it otherwise', () => {
  const css = '.base{border:none}.plain{border:solid}';
  expect(lateOf(css, section('base loud'), 'look={plain:"base plain",loud:`base loud`}')).toBe(css);
});

test('a base that is needed early keeps all its looks with it, also those that it shares an element with elsewhere', () => {
  const css = '.base{border:none}.loud{border:solid}.wide{border:dashed}';
  const early = '<p class="base"></p>';
  expect(lateOf(css, early + section('base loud'), '"loud wide"')).toBe('');
});
