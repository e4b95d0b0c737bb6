import { expect, Form, lost, paths, rows, test } from '../support/forms.ts';
import { holdScripts, loseScripts } from '../support/network.ts';

for (const path of paths) {
  test.describe(path, () => {
    test.use({ path });

    test('an empty form names everything at once, the consent first', async ({ page, form }) => {
      const sentence = 'Please accept the privacy policy to continue.';
      // It looks dimmed, but no screen reader calls it unavailable, and nothing is wrong yet.
      await expect(form.button()).toHaveCSS('cursor', 'not-allowed');
      await expect(form.button()).toBeEnabled();
      const before = page.getByText('Tick the box above first.');
      await expect(before).toBeVisible();
      await expect(page.locator('form :is(:invalid, [aria-invalid])')).toHaveCount(0);
      await form.send();
      await form.fails(sentence);
      await expect(form.summary().getByRole('listitem')).toHaveText([
        sentence,
        'Please fill in all required fields.',
        'Enter your first name',
        'Enter your last name',
        'Enter your email',
      ]);

      await form.summary().getByRole('link').first().click();
      await expect(form.consent()).toBeFocused();
      await expect(form.consent()).toHaveAccessibleDescription(new RegExp(sentence));
      await page.getByText(/^I agree/).click();
      await expect(form.button()).not.toHaveCSS('cursor', 'not-allowed');
      await expect(before).toBeHidden();
    });

    test('has tiles of one height and two columns at most', async ({ page }) => {
      for (const width of [768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const rounded = (boxes: DOMRect[], side: 'x' | 'height') =>
          new Set(boxes.map((box) => Math.round(box[side])));
        const measure = (elements: (HTMLElement | SVGElement)[]) =>
          elements.map((element) => element.getBoundingClientRect().toJSON());
        for (const group of await page.locator('form fieldset').all()) {
          const tiles = await group.locator('label:has([type=checkbox])').evaluateAll(measure);
          expect(rounded(tiles, 'height').size, `${width} px`).toBe(1);
        }
        const fields = await page.locator('form :is(input[type], select):not([type=checkbox])');
        const edges = rounded(await fields.filter({ visible: true }).evaluateAll(measure), 'x');
        expect(edges.size, `${width} px`).toBeLessThanOrEqual(2);
      }
    });

    test('needs only a keyboard', async ({ page, form }) => {
      await form.field('First Name').focus();
      await page.keyboard.type('Ada');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Lovelace');
      await form.field('Email').focus();
      await page.keyboard.type(form.email);
      await form.consent().focus();
      await page.keyboard.press('Space');
      await form.field('Email').press('Enter');
      await form.succeeds();
      const stops = ['tel:', '/work#', ''];
      for (const stop of stops) {
        await page.keyboard.press('Tab');
        const href = await page.locator(':focus').getAttribute('href');
        expect(href ?? '').toContain(stop);
      }
      await page.keyboard.press('Enter');
      await expect(page.locator('form :focus')).toBeVisible();
    });

    test('a reload while it is sent stores one row', async ({ page, form, complaints }) => {
      complaints.expect(lost);
      page.on('dialog', (dialog) => dialog.accept());
      await form.answer();
      const { promise: stored, resolve: tell } = Promise.withResolvers<void>();
      await page.route(rows, (route) => route.fetch().then(() => tell()), { times: 1 });
      await form.send();
      await stored;
      await form.reload();
      await form.answer();
      await form.sendWell();
    });

    test('early answers and presses are kept, even if its code stalls', async ({ page }) => {
      const form = new Form(page, path);
      await page.clock.install();
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await form.field('First Name').fill('Ada');
      await form.field('Locale').selectOption('act', { force: true });
      await page.getByRole('checkbox').first().check();
      await form.consent().check();
      await form.button().click({ force: true });
      await form.field('Email').fill(form.email);
      await expect(form.summary()).toHaveCount(0);
      await page.clock.fastForward('00:10');
      await expect(form.alert()).toContainText('Unexpected Application Error!');
      release();

      await form.fails('Please fill in all required fields.');
      await expect(form.summary().getByRole('link')).toHaveText(['Enter your last name']);
      await expect(form.field('First Name')).toHaveValue('Ada');
      await expect(form.field('Email')).toHaveValue(form.email);
      await expect(form.field('Locale')).toHaveValue('act');
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await expect(form.consent()).toBeChecked();
    });

    test('a draft gives way to what is typed where the cursor already is', async ({
      page,
      form,
    }) => {
      await form.field('Email').fill('old@mail.example');
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await form.field('Email').focus();
      release();
      await expect(form.field('Email')).toHaveValue('old@mail.example');
      await page.keyboard.type(form.email);
      await expect(form.field('Email')).toHaveValue(form.email);
    });

    test('missing code is reported, and the answers stay', async ({ page, form, complaints }) => {
      complaints.expect(/_astro|net::ERR|could not wake/);
      await form.field('Last Name').fill('Lovelace');
      await page.getByRole('checkbox').nth(0).check();
      const restoreScripts = await loseScripts(page);
      // "Skip to main content" leads there.
      await page.goto(`${path}#main`);
      await page.reload();
      await form.field('First Name').fill('Ada');
      await page.getByRole('checkbox').nth(1).check();
      await form.consent().check();
      await expect(form.alert()).toContainText('Unexpected Application Error!');
      const email = form.alert().getByRole('link', { name: /@/ });
      await expect(email).toHaveAttribute('href', /^mailto:/);
      await expect(form.field('First Name')).toHaveValue('Ada');
      await restoreScripts();
      const reload = form.alert().getByRole('link', { name: 'Reload this page' });
      await page.context().setOffline(true);
      await reload.click();
      // Its words are there before, but hidden. Back on the network too early, the first press would reload.
      await expect(form.alert().getByText('You seem to be offline.')).toBeVisible();
      await page.context().setOffline(false);
      await reload.click();
      await expect(form.alert()).toHaveCount(0);
      await expect(form.field('First Name')).toHaveValue('Ada');
      await expect(form.field('Last Name')).toHaveValue('Lovelace');
      for (const i of [0, 1]) await expect(page.getByRole('checkbox').nth(i)).toBeChecked();
      await expect(form.consent()).not.toBeChecked();
      await form.fill();
    });

    test('a form that breaks says so, and the page stays', async ({ page, form, complaints }) => {
      complaints.expect(/broken on purpose/);
      await page.evaluate("FormData = function () { throw new Error('broken on purpose') }");
      await form.field('First Name').focus();
      await expect(form.alert()).toContainText('Unexpected Application Error!');
      await expect(form.alert().getByRole('link', { name: /@/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
