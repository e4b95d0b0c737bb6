import { globSync, rmSync } from 'node:fs';
import { serve } from '../../../scripts/dev/serve.ts';
import { cardRecords, cardsWithPhoto, cardUrl, type CardRecord } from '../../support/content.ts';
import { copyProject } from '../../support/project-copy.ts';
import { readCode } from '../../support/read-code.ts';
import { files } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const [card] = cardsWithPhoto as [CardRecord];

test('the sheet of all cards is not published unless an editor asks for it', () => {
  expect(files).not.toContain('/cards/sheet.html');
});

test.describe('a sheet that an editor has asked for', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  // One worker, so only one build.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = await buildSheet();
  });
  test.afterAll(() => site.close());

  const labelOf = (name: string) => ({ hasText: name });

  test('shows every code', async ({ page }) => {
    await page.goto(`${site.url}/cards/sheet`);
    const labels = page.getByRole('main').getByRole('listitem');
    await expect(labels).toHaveCount(cardRecords.length);
    const label = labels.filter(labelOf(card.name));
    await expect(label).toContainText(card.id);
    expect(await readCode(label.locator('img'))).toBe(cardUrl(card.id));
  });

  test('has on paper labels and nothing else, and breaks between them', async ({ page }) => {
    await page.goto(`${site.url}/cards/sheet`);
    await page.emulateMedia({ media: 'print' });
    const labels = page.getByRole('main').getByRole('listitem');
    await expect(labels).toHaveCount(cardRecords.length);
    for (const label of await labels.all()) await expect(label).toHaveCSS('break-inside', 'avoid');
    await expect(page.getByText('Write tag').first()).toBeHidden();
    await expect(page.getByText('Chrome can write the address')).toBeHidden();
    // Nothing takes room above the first one, either.
    expect((await labels.first().boundingBox())?.y).toBeLessThan(2);
  });

  test('says where tags can be written, if this browser cannot', async ({ page }) => {
    await page.goto(`${site.url}/cards/sheet`);
    await expect(page.getByText('Chrome can write the address')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Write tag/ })).toHaveCount(0);
  });

  test('writes a tag, and says what became of it', async ({ page, complaints }) => {
    complaints.expect(/The tag was not written/);
    await page.addInitScript(() => {
      const written: unknown[] = [];
      class Writer {
        write(message: unknown) {
          written.push(message);
          return written.length > 1 ? Promise.reject(new Error('It moved.')) : Promise.resolve();
        }
      }
      Object.assign(globalThis, { NDEFReader: Writer, written });
    });
    await page.goto(`${site.url}/cards/sheet`);
    await expect(page.getByText('Chrome can write the address')).toBeHidden();
    const write = page.getByRole('button', { name: `Write tag: ${card.name}` });
    await write.click();
    await expect(page.getByText('The tag opens this card.')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'written'))).toEqual([
      { records: [{ recordType: 'url', data: cardUrl(card.id) }] },
    ]);
    await write.click();
    await expect(page.getByText('The tag was not written.')).toBeVisible();
  });
});

/** Builds and serves the site with the sheet. */
async function buildSheet() {
  const project = copyProject();
  project.edit('content/pages/card.yaml', (text) =>
    text.replace('isPublished: false', 'isPublished: true'),
  );
  const kept = /cards\/(sheet|codes)|_/;
  for (const page of globSync(`${project.dir}/src/pages/{*,cards/*}`))
    if (!kept.test(page) && !page.endsWith('pages/cards')) rmSync(page, { recursive: true });
  const { ok, output } = await project.build({}, 'astro build --outDir ../sheet');
  project.remove();
  if (!ok) throw new Error(output);
  return serve({ dir: '.cache/sheet', port: 0 });
}
