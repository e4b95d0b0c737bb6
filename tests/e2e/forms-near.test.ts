import { readFileSync } from 'node:fs';
import { expect, paths, test } from '../support/forms.ts';
import { site } from '../support/content.ts';

const tel = `tel:${site.contact.phone}`;

for (const path of paths) {
  test.describe(path, () => {
    test.use({ path });

    test('a face of who replies stands before the form, with a number to ring', async ({
      form: { page },
    }) => {
      const main = page.getByRole('main');
      const ring = main.getByRole('paragraph').filter({ hasText: /^Ring \S+:/ });
      await expect(ring.getByRole('link')).toHaveAttribute('href', tel);
      const isBefore = (above: Element, other: Element) =>
        Boolean(above.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
      const form = await page.locator('form').elementHandle();
      if (!form) throw new Error('There is no form.');
      expect(await ring.evaluate(isBefore, form)).toBe(true);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, path: '/get-started' });

  test('the first question is on the first screen, and Send three screens down', async ({
    page,
    form,
  }) => {
    const top = (part: ReturnType<typeof form.field>) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
    expect(await top(page.getByText('What led you here?'))).toBeLessThan(640);
    expect(await top(form.field('First Name'))).toBeLessThan(1400);
    expect(await top(form.button())).toBeLessThan(2700);
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
