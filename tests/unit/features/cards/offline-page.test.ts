import { offlinePage } from '#features/cards/offline-page.ts';
import { expect, test } from 'vitest';

test('texts cannot break the page for offline visitors', () => {
  const page = offlinePage({ title: 'Not <here>', text: 'R&D', retry: 'Try "again"' });
  expect(page).toContain('<h1>Not &lt;here&gt;</h1>');
  expect(page).toContain('R&amp;D');
  expect(page).toContain('>Try &quot;again&quot;</a>');
});
