import { offlinePage } from '#features/cards/offline-page.ts';
import { serviceWorkerScript } from '#features/cards/service-worker.ts';
import { expect, test } from 'vitest';

const texts = { title: 'Not <here>', text: 'R&D', retry: 'Try "again"' };

test('the page that an offline visitor reads cannot be broken by its texts', () => {
  const page = offlinePage(texts);
  expect(page).toContain('<h1>Not &lt;here&gt;</h1>');
  expect(page).toContain('R&amp;D');
  expect(page).toContain('>Try &quot;again&quot;</a>');
});

test('the worker’s script is JavaScript that stands alone', () => {
  const script = serviceWorkerScript(offlinePage(texts));
  const listeners: string[] = [];
  const self = { addEventListener: (name: string) => listeners.push(name) };
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('self', script)(self);
  expect(listeners.toSorted()).toEqual(['activate', 'fetch', 'install', 'message']);
});
