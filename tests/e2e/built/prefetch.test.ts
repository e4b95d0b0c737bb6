import { expect, test } from '../../support/test.ts';

test('a page is fetched when its link is pointed at, and no file is', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Preload.enable');
  const pathOf = (address: string) => new URL(address).pathname;
  let candidates: string[] = [];
  devTools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => pathOf(key.url));
  });
  const fetched: string[] = [];
  devTools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(pathOf(prefetchUrl));
  });

  // It links to files too: the case studies as PDFs.
  await page.goto('/work');
  await expect.poll(() => candidates).toContain('/team');
  expect(candidates.filter((path) => path.includes('.'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover();
  await expect.poll(() => fetched).toEqual(['/services']);
});
