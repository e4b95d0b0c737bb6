import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { classesFrom, splitStyle } from '../../../../scripts/build/page-style.ts';

/** The part of a style that can wait until the late section of a page. */
function lateOf(css: string, body: string, scripts = '') {
  const { document } = parseHTML(`<html><body>${body}</body></html>`);
  const section = document.querySelector('[data-late]');
  if (!section) throw new Error('There is no late section.');
  return splitStyle(css, () => true, classesFrom(section, document, scripts)).late;
}

const section = (classes: string) =>
  `<section class="part" data-late><p class="${classes}"></p></section>`;

test('a variant that a script sets waits with its base, which would otherwise win', () => {
  const css = '.base{border:none}.plain{border:solid}';
  expect(lateOf(css, section('base loud'), 'look={plain:"base plain",loud:`base loud`}')).toBe(css);
});

test('a base that is needed early keeps all its variants', () => {
  const css = '.base{border:none}.loud{border:solid}.wide{border:dashed}';
  const early = '<p class="base"></p>';
  expect(lateOf(css, early + section('base loud'), '"loud wide"')).toBe('');
});
