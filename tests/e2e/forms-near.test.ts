import { readFileSync } from 'node:fs';
import { boxOf } from '../support/box.ts';
import { expect, paths, test } from '../support/forms.ts';
import { site } from '../support/content.ts';

const tel = `tel:${site.contact.phone}`;

for (const path of paths) {
  test.describe(path, () => {
    test.use({ path });

    test('who replies stands beside the form, with a number to ring', async ({
      form: { page },
    }) => {
      const ring = page
        .getByRole('main')
        .getByRole('paragraph')
        .filter({ hasText: /^Ring \S+:/ });
      await expect(ring.getByRole('link')).toHaveAttribute('href', tel);
      const [words, form] = await Promise.all([boxOf(ring), boxOf(page.locator('form'))]);
      expect(words.y).toBeGreaterThanOrEqual(form.y - 1);
      expect(words.y + words.height).toBeLessThan(form.y + form.height);
      expect(words.x >= form.x + form.width || words.x + words.width <= form.x).toBe(true);
    });

    test('its first line leads to the whole notice, which stands before the consent', async ({
      page,
      form,
    }) => {
      const link = page.getByRole('link', { name: 'Here is what happens to them.' });
      await link.click();
      const heading = page.getByRole('heading', { name: 'What happens to what you send' });
      const notice = page.locator('form div').filter({ has: heading }).last();
      await expect(notice).toBeInViewport();
      for (const fact of [/Intuition Machines, Inc\. in the United States/, /2 years/, /Sydney/])
        await expect(notice).toContainText(fact);
      const [above, below] = [await notice.boundingBox(), await form.consent().boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    });

    test('asks for what is required first', async ({ form: { page } }) => {
      const asked = await page
        .locator('form :is(input:not([type=checkbox], [type=file]), select)')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
      expect(asked.slice(0, 3)).toEqual(['first_name', 'last_name', 'email']);
    });

    test('success leads on', async ({ page, form }) => {
      if (path === '/joinus') await form.field('Security').check();
      else await form.field('Data brought together').check();
      await form.answer();
      await form.sendWell();
      const main = page.getByRole('main');
      await expect(page.getByRole('link', { name: 'Here is what happens to them.' })).toBeHidden();
      await expect(form.panel().getByRole('link')).toHaveAttribute('href', tel);
      await expect(form.panel()).toContainText(/within (2|10) business days/);
      const study = main.getByRole('link', { name: /^Read how: / });
      const wanted = path === '/joinus' ? 'protect' : 'enrich';
      await expect(study).toHaveAttribute('href', `/work#${wanted}`);
      const title = /^title: (.*)$/m.exec(
        readFileSync(`content/case-studies/${wanted}.md`, 'utf8'),
      )?.[1];
      await expect(study).toHaveText(`Read how: ${title}`);
    });
  });
}

for (const path of ['/get-started', '/joinus'] as const) {
  test.describe(path, () => {
    test.use({ path });

    test('its first field is on the first screen', async ({ form: { page } }) => {
      for (const [width, height] of [
        [768, 1024],
        [1024, 768],
        [1280, 620],
        [1280, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { y, height: tall } = await boxOf(page.getByRole('checkbox').first());
        expect(y + tall, `${width} × ${height}`).toBeLessThan(height);
      }
    });

    test('its first field is on the first screen of a phone, above the tab bar, and the header rings', async ({
      form: { page },
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { y, height } = await boxOf(page.getByRole('checkbox').first());
      const bar = await boxOf(page.getByRole('navigation', { name: 'Tabs' }));
      expect(y + height).toBeLessThan(bar.y);
      await expect(page.getByRole('banner').locator(`a[href="${tel}"]`)).toBeInViewport();
    });

    test('what happens next goes down beside the form, whole, until the quotation beside Send', async ({
      form,
    }) => {
      const { page } = form;
      const aside = page.getByRole('complementary', { name: 'What happens next' });
      const heading = aside.getByRole('heading');
      const lastStep = aside.getByRole('listitem').last();
      const quotation = aside.getByRole('figure');
      for (const [width, height] of [
        [1024, 768],
        [1280, 620],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await form
          .field('First Name')
          .evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
        for (const part of [heading, lastStep])
          await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
        await form
          .button()
          .evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(quotation).toBeInViewport({ ratio: 1 });
        const [step, said, send] = await Promise.all([
          boxOf(lastStep),
          boxOf(quotation),
          boxOf(form.button()),
        ]);
        expect(step.y + step.height).toBeLessThan(said.y);
        expect(said.y + said.height).toBeCloseTo(send.y + send.height, 0);
      }
    });

    test('in a window too low for it what happens next stays at the top', async ({ form }) => {
      const { page } = form;
      await page.setViewportSize({ width: 1280, height: 500 });
      await form
        .field('First Name')
        .evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(page.getByRole('heading', { name: 'What happens next' })).not.toBeInViewport();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, path: '/get-started' });

  test('the first question is high on the first screen, and Send three screens down', async ({
    page,
    form,
  }) => {
    const top = (part: ReturnType<typeof form.field>) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
    expect(await top(page.getByText('What led you here?'))).toBeLessThan(560);
    expect(await top(form.field('First Name'))).toBeLessThan(1300);
    expect(await top(form.button())).toBeLessThan(2600);
    for (const tile of await page.locator('fieldset label').filter({ visible: true }).all())
      expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('the header of Get Started rings instead of leading to itself', async ({ page }) => {
  await page.goto('/get-started');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Ring us/ })).toHaveAttribute('href', tel);
  await expect(header.locator('a[href="/get-started"]')).toHaveCount(0);
  await page.goto('/joinus');
  await expect(header.locator('a[href="/get-started"]')).toHaveCount(1);
});

test('a message leaves the hint of its neighbour with its label', async ({ page, form }) => {
  await form.field('Email').fill('ada');
  await form.field('Phone').fill('0'.repeat(41));
  await form.send();
  // The page has scrolled to the list of problems before anything is measured.
  await expect(form.summary()).toBeFocused();
  for (const name of ['company', 'phone', 'locale', 'hear_about_us']) {
    const [label, control] = await Promise.all(
      [`label[for=${name}]`, `#${name}`].map((part) => page.locator(part).boundingBox()),
    );
    const hint = await page.locator(`#${name}-hint`).all();
    for (const words of hint) {
      const box = await words.boundingBox();
      expect((box?.y ?? 0) - (label?.y ?? 0) - (label?.height ?? 0)).toBeLessThan(8);
    }
    expect(control?.y).toBeGreaterThan(label?.y ?? 0);
  }
});
