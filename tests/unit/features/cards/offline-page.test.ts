import { offlinePage } from '#features/cards/offline-page.ts';
import { expect, test } from 'vitest';

const texts = { title: 'Not <here>', text: 'R&D', retry: 'Try "again"' };

test('texts cannot break the page for offline visitors', () => {
  const page = offlinePage(texts);
  expect(page).toContain('<h1>Not &lt;here&gt;</h1>');
  expect(page).toContain('R&amp;D');
  expect(page).toContain('>Try &quot;again&quot;</a>');
});
