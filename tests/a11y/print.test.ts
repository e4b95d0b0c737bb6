import { expect, test } from '../support/test.ts';
import { routes } from './support/routes.ts';
import { listUnprintable } from './support/print.ts';

test.use({ theme: 'dark' });

for (const path of routes) {
  test(`${path} is printed in dark ink, without what only a screen needs`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404.*\/no-such-/);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
    for (const name of ['Settings', 'Rearrange the wall', 'Turn over']) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
    const { fixed, pale } = await page.evaluate(listUnprintable);
    expect.soft(fixed, 'would stand on every sheet').toEqual([]);
    expect.soft(pale, 'cannot be read on paper').toEqual([]);
  });
}

test('a profile that is open does not stand on every sheet', async ({ page }) => {
  await page.goto('/team#member-7');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the sheet of codes breaks between its labels', async ({ page }) => {
  await page.goto('/cards/sheet');
  await page.emulateMedia({ media: 'print' });
  const labels = page.getByRole('main').getByRole('listitem');
  expect(await labels.count()).toBeGreaterThan(20);
  for (const label of await labels.all()) await expect(label).toHaveCSS('break-inside', 'avoid');
});
