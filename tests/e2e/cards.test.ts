import type { Page } from '@playwright/test';
import { writeVcard } from '../../src/artefacts/contact-file/vcard.ts';
import { cardRecords, cardsWithPhoto, cardUrl, type CardRecord } from '../support/content.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { desk, phone } from '../support/screens.ts';
import { readCode } from '../support/read-code.ts';
import { expect, test, withoutScript } from '../support/test.ts';

const [card, other] = cardsWithPhoto as [CardRecord, CardRecord];
const path = `/cards/${card.id}`;

// Cards are opened with phones.
test.use({ viewport: phone });

withoutScript('without JavaScript a card can be saved, used and turned over', async ({ page }) => {
  await page.goto(path);
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link('Call')).toHaveAttribute('href', `tel:${card.phone}`);
  await expect(link('Email')).toHaveAttribute('href', `mailto:${card.email}`);

  const download = page.waitForEvent('download');
  await link('Save Contact').click();
  expect((await download).url()).toMatch(new RegExp(`${path}.vcf$`));

  const back = page.getByText(path).first();
  for (const isShown of [false, true, false]) {
    await expect(back).toBeVisible({ visible: isShown });
    await page.getByRole('button', { name: 'Turn over' }).click();
  }
});

for (const [width, height] of [
  [360, 740],
  [844, 390],
  [667, 375],
  [640, 360],
  [900, 580],
  [1280, 620],
] as const) {
  test(`every action is in view and uncovered on ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    // Only the browser of an app gets this hint.
    await expect(page.getByText('Open in your browser')).toBeHidden();
    for (const name of ['Save Contact', 'Call', 'Email', 'Share', 'Turn over']) {
      const action = page
        .getByRole('main')
        .locator('a, button')
        .filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) });
      expect(await action.evaluate(isUncovered), name).toBe(true);
    }
  });
}

test('name, title and firm are in the face that a card brings along', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page.goto(path);
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'p:has(+ h1), h1, h1 + p',
  });
  expect(nodeIds).toHaveLength(3);
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
  }
});

const looks = {
  'by day': { colorScheme: 'light' },
  'at night': { colorScheme: 'dark' },
  'in forced colours': { forcedColors: 'active' },
} as const;

for (const [look, media] of Object.entries(looks)) {
  test(`${look} one code leads to the card, the other holds the contact`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto(path);
    await page.getByRole('button', { name: 'Turn over' }).click();
    const back = page.getByRole('img', { name: 'QR code' });
    await expect(back).toBeVisible();
    expect(await readCode(back)).toBe(cardUrl(card.id));
    await page.getByText('More ways to share').click();
    const inside = page.getByRole('img', { name: 'QR code with the contact' });
    await expect.poll(() => readCode(inside)).toBe(writeVcard({ ...card, url: cardUrl(card.id) }));
  });
}

test.describe('the card under a mouse', () => {
  test.use({ viewport: desk });

  const loops = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect?.getTiming())
        .filter((timing) => timing?.iterations === Infinity)
        .map((timing) => timing?.duration),
    );

  async function leanTowards(page: Page) {
    const { x = 0, y = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    await expect(async () => {
      await page.mouse.move(x, y);
      await page.mouse.move(x + 5, y + 5);
      await expect(page.locator('[data-leaning]')).toBeAttached({ timeout: 200 });
    }).toPass();
  }

  test('stands still if the system asks for it, and fetches nothing', async ({ page }) => {
    await chooseMotion(page, motions[2]);
    await page.goto(path);
    const name = page.getByRole('heading', { level: 1 });
    const script = await page.locator('[data-script]', { has: name }).getAttribute('data-script');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.mouse.move(100, 200);
    await name.hover({ force: true });
    // This request comes after any that the hover could have made.
    await page.getByText('More ways to share').click();
    await expect.poll(() => fetched.some((url) => url.endsWith('-contact.svg'))).toBe(true);
    expect(await loops(page)).not.toContain(14_500);
    expect(fetched).not.toContain(script);
  });

  test('leans towards the pointer of a first-time visitor, and never sways', async ({ page }) => {
    await page.goto(path);
    expect(await loops(page)).not.toContain(14_500);
    await leanTowards(page);
  });

  test('sways, leans to the pointer, and sways 2.5 s after it has left', async ({ page }) => {
    await chooseMotion(page, motions[1]);
    await page.goto(path);
    expect(await loops(page)).toContain(14_500);
    await leanTowards(page);
    expect(await loops(page)).not.toContain(14_500);
    await expect(page.locator('[data-leaning]')).toHaveCSS('transform', /^matrix3d/);

    const left = Date.now();
    await page.mouse.move(100, 2);
    await expect(page.locator('[data-leaning]')).not.toBeAttached();
    expect(Date.now() - left).toBeGreaterThan(2400);
    expect(await loops(page)).toContain(14_500);
  });
});

test('the sheet shows every code', async ({ page }) => {
  await page.goto('/cards/sheet');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(cardRecords.length);
  const label = page.getByRole('listitem').filter({ hasText: other.name });
  await expect(label).toContainText(other.id);
  expect(await readCode(label.locator('img'))).toBe(cardUrl(other.id));
});

/** Runs in the page. */
function isUncovered(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [
    [left + 9, top + 9],
    [right - 9, bottom - 9],
  ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
}
