import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { writeContactCode } from '../../src/artefacts/contact-file/vcard.ts';
import { cardsWithPhoto, cardUrl, type CardRecord } from '../support/content.ts';
import { hold } from '../support/network.ts';
import { phone } from '../support/screens.ts';
import { readCode, readPicture } from '../support/read-code.ts';
import { expect, test, withoutScript } from '../support/test.ts';

const [card] = cardsWithPhoto as [CardRecord];
const path = `/cards/${card.id}`;

// Visitors open cards on phones.
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
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [667, 375],
  [640, 360],
  [768, 1024],
  [900, 580],
  [1280, 620],
] as const) {
  test(`every action is in view and uncovered on ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    // Only browsers inside apps get this hint.
    await expect(page.getByText('Open in your browser')).toBeHidden();
    for (const name of ['Save Contact', 'Show code', 'Call', 'Email', 'Share', 'Turn over']) {
      const action = page
        .getByRole('main')
        .locator('a, button')
        .filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) });
      expect(await action.evaluate(isUncovered), name).toBe(true);
    }
  });
}

test('the words of every action are in one line on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(path);
  for (const name of ['Save Contact', 'Show code', 'Call', 'Email', 'Share', 'Turn over']) {
    const lines = await page
      .getByRole('main')
      .getByText(name, { exact: true })
      .first()
      .evaluate((action) => {
        const range = document.createRange();
        // The icon comes before them.
        range.selectNode(action.lastChild ?? action);
        return range.getClientRects().length;
      });
    expect(lines, name).toBe(1);
  }
});

test('on a large screen the ground goes on to the foot of the window', async ({ page }) => {
  const [width, height] = [2560, 2000];
  await page.setViewportSize({ width, height });
  await page.goto(path);
  const { y = 0, height: tall = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  const foot = Math.floor(y + tall);
  expect(foot).toBeLessThan(height);
  const colourAt = async (top: number) => {
    const clip = { x: width - 1, y: top, width: 1, height: 1 };
    const pixel = sharp(await page.screenshot({ clip }));
    return [...(await pixel.raw().toBuffer())];
  };
  const [above, below] = [await colourAt(foot - 1), await colourAt(height - 1)];
  // Rounded to whole numbers, a colour of a gradient may be off by one.
  for (const [index, value] of above.entries())
    expect(Math.abs(value - (below[index] ?? 0))).toBeLessThan(2);
});

/** The faces in which the words of each element are drawn, and whether the page brought them. */
async function listFaces(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  const answers = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }));
  return (await Promise.all(answers)).map(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'the system’s')),
  );
}

test('the logo, the card and its buttons are in the face that the page brings along', async ({
  page,
}) => {
  await page.goto(path);
  const faces = await listFaces(
    page,
    'header a[href="/"], p:has(+ h1), h1, h1 + p, main li > :is(a, button)',
  );
  expect(faces.length).toBeGreaterThan(8);
  expect(faces.flat()).not.toContain('the system’s');
});

test('other text is in the text face as soon as the contact was kept', async ({ page }) => {
  const others = () => listFaces(page, 'nav a, #tabs :is(a, button), footer :is(p, a), summary');
  const release = await hold(page, `**${path}.vcf`);
  await page.goto(path);
  expect(new Set((await others()).flat())).toEqual(new Set(['the system’s']));
  release();
  await expect.poll(async () => (await others()).flat()).not.toContain('the system’s');
});

const code = (page: Page, name: string) => page.getByRole('dialog').getByRole('img', { name });
const contact = writeContactCode({ ...card, url: cardUrl(card.id) });

const lights = {
  'by day': { colorScheme: 'light' },
  'at night': { colorScheme: 'dark' },
  'in forced colours': { forcedColors: 'active' },
} as const;

for (const [light, media] of Object.entries(lights)) {
  test(`${light} one code leads to the card, the other holds the contact`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto(path);
    await page.getByRole('button', { name: 'Turn over' }).click();
    const back = page.getByRole('img', { name: 'QR code' });
    await expect(back).toBeVisible();
    expect(await readCode(back)).toBe(cardUrl(card.id));

    await page.getByRole('button', { name: 'Show code' }).click();
    expect(await readCode(code(page, 'QR code with the contact'))).toBe(contact);
    await page.getByText('This page', { exact: true }).click();
    expect(await readCode(code(page, 'QR code: '))).toBe(cardUrl(card.id));
    await page.getByRole('button', { name: 'Back to the card' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show code' })).toBeFocused();
  });
}

test('a browser that darkens pages by itself leaves the codes as they are', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.goto(path);
  await page.getByRole('button', { name: 'Turn over' }).click();
  expect(await readCode(page.getByRole('img', { name: 'QR code' }))).toBe(cardUrl(card.id));
  await page.getByRole('button', { name: 'Show code' }).click();
  expect(await readCode(page.getByRole('dialog'))).toBe(contact);
});

test.describe('from two phones away', () => {
  // A phone has at least two pixels for each pixel of the page.
  test.use({ deviceScaleFactor: 2 });

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [360, 640],
  ] as const)
    test(`both codes are read on ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.getByRole('button', { name: 'Show code' }).click();
      await expect(page.getByRole('dialog')).toContainText(card.title);
      for (const [label, text] of [
        ['Contact', contact],
        ['This page', cardUrl(card.id)],
      ] as const) {
        await page.getByText(label, { exact: true }).click();
        const shown = page.getByRole('dialog').getByRole('img', { name: 'QR code' });
        const { width: side = 0 } = (await shown.boundingBox()) ?? {};
        expect(side).toBeGreaterThanOrEqual(280);
        // A quarter of the width of the screen.
        const picture = sharp(await page.screenshot()).resize({ width: width / 2 });
        expect(await readPicture(await picture.png().toBuffer()), label).toBe(text);
      }
    });
});

test('the screen stays on while a code is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const states: string[] = [];
    const request = () => {
      states.push('on');
      return Promise.resolve({ release: () => Promise.resolve(states.push('off')) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(globalThis, { states });
  });
  const states = () => page.evaluate((): unknown => Reflect.get(globalThis, 'states'));
  await page.goto(path);
  expect(await states()).toEqual([]);
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect.poll(states).toEqual(['on']);
  await page.keyboard.press('Escape');
  await expect.poll(states).toEqual(['on', 'off']);
});

withoutScript('without JavaScript both codes open, and go away again', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(code(page, 'QR code with the contact')).toBeVisible();
  await page.getByText('This page', { exact: true }).click();
  await expect(code(page, 'QR code with the contact')).toBeHidden();
  await expect(code(page, 'QR code: ')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the card' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('where there is no sheet and the clipboard refuses, the address is copied the old way', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperties(navigator, {
      canShare: { value: undefined },
      clipboard: { value: { writeText: () => Promise.reject(new Error('refused')) } },
    });
    document.addEventListener('copy', () =>
      Object.assign(globalThis, { copied: String(getSelection()) }),
    );
  });
  await page.goto(`${path}?from=nfc`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'copied'))).toMatch(
    new RegExp(`^http\\S+${path}$`),
  );
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

/** Runs in the page. */
function isUncovered(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [
    [left + 9, top + 9],
    [right - 9, bottom - 9],
  ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
}
