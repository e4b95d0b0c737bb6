import { expect, test } from '../support/forms.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { slowMotion } from '../support/transition.ts';

const more = 'Add a few words, a phone number or your company';

test('the first question is on the first screen of a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto('/get-started');
  await expect(page.getByText('What led you here?')).toBeInViewport({ ratio: 1 });
});

for (const path of ['/get-started', '/work'] as const) {
  test.describe(path, () => {
    test.use({ path });

    test('an enquiry is stored as it was entered', async ({ page, form }) => {
      await page.getByLabel(/^Data brought together/).check();
      await page.getByLabel(/^Other/).check();
      await form.field('Please specify:').fill('A lighthouse');
      if (path === '/work') await page.getByText(more).click();
      await form.field('Additional information/comments').fill('x'.repeat(5000));
      await form.field('Company/Organisation').fill('Möbius & Söhne');
      await form.field('Phone').fill('(02) 5550 0199 ext 4');
      await form.field('Locale').selectOption({ label: 'Tasmania' });
      await form.field('How did you hear about us?').selectOption({ label: 'Word of mouth' });
      await form.fill();
      await form.sendWell();
      // supabase/tests/submissions.test.sql tests the columns of staff.
      const [row] = await form.rows();
      expect(row).toMatchObject({
        selected_needs: ['data-consolidation', 'other'],
        other_needs_text: 'A lighthouse',
        additional_comments: 'x'.repeat(5000),
        first_name: 'Ada',
        last_name: 'Lovelace',
        company: 'Möbius & Söhne',
        email: form.email,
        phone: '(02) 5550 0199 ext 4',
        locale: 'tas',
        hear_about_us: 'word-of-mouth',
        privacy_consent: true,
      });

      const reference = String(row?.['id']).slice(0, 8);
      await expect(page.getByText(`Your reference is ${reference}.`)).toBeVisible();
      await form.startAgain();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(form.field('Please specify:')).toBeHidden();
    });
  });
}

test('unticking "other" empties what was specified', async ({ page, form }) => {
  const other = form.field('Other Something else');
  const specify = form.field('Please specify:');
  await expect(specify).toBeHidden();
  await other.check();
  await specify.fill('A lighthouse');
  await other.uncheck();
  await page.reload();
  await other.check();
  await expect(specify).toHaveValue('');
  await other.uncheck();
  await expect(specify).toBeHidden();
  await form.fill();
  await form.sendWell();
  expect(await form.rows()).toMatchObject([{ selected_needs: [], other_needs_text: null }]);
});

for (const [screen, widget] of Object.entries({ 360: 303, 320: 164 })) {
  test(`at ${screen} px hCaptcha fits, and Send stays where it is`, async ({ page, form }) => {
    await page.setViewportSize({ width: Number(screen), height: 740 });
    const top = () => form.button().evaluate((send: HTMLElement) => send.offsetTop);
    const before = await top();
    await form.field('First Name').fill('Ada');
    const box = page.getByRole('button', { name: 'I am human' });
    await expect(box).toHaveCSS('width', `${widget}px`);
    expect(await top()).toBe(before);
  });
}

test('a check passed before Send is not repeated', async ({ page, form, hcaptcha }) => {
  hcaptcha.become('fails');
  await form.fill();
  await form.sendInVain(/^hCaptcha/);
  await page.getByRole('button', { name: 'I am human' }).click();
  await form.sendWell();
  expect(hcaptcha.checks).toHaveLength(1);
});

for (const motion of motions) {
  test(`${motion.name} the sun ${motion.moves ? 'rises once' : 'stands over the ridge'} when an enquiry was sent`, async ({
    page,
    form,
  }) => {
    await chooseMotion(page, motion);
    await page.reload();
    await slowMotion(page);
    await form.fill();
    await form.sendWell();
    const rounds = await page.locator('form').evaluate(({ parentElement: island }) =>
      island
        ?.getAnimations({ subtree: true })
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('svg'))
        .map(({ effect }) => effect?.getTiming().iterations),
    );
    expect(rounds).toEqual(motion.moves ? [1] : []);
    await expect(form.panel().locator('svg')).toBeInViewport();
  });
}

const onWork = test.extend({ path: '/work' });

onWork('a message and a found answer unfold the folded fields', async ({ page, form }) => {
  const fold = page.getByText(more);
  const company = form.field('Company/Organisation');
  await form.fill();
  await fold.click();
  await company.fill('Example Pty Ltd');
  await form.field('Phone').fill('0'.repeat(41));
  await fold.click();
  await form.send();
  await page.getByRole('link', { name: '“Phone” must be 40 characters or fewer.' }).click();
  await expect(form.field('Phone')).toBeFocused();

  await page.reload();
  await expect(company).toBeVisible();
  await expect(company).toHaveValue('Example Pty Ltd');
});
