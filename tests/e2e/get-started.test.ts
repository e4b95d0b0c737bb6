import { describeCaptcha, describeForm, fillEnquiry } from '../support/form-cases.ts';
import { describeIsland, describeWeight } from '../support/island-cases.ts';
import { consent, expect, fillRequired, sendAnother, test, sendWell } from '../support/forms.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { slowMotion } from '../support/transition.ts';

const path = '/get-started';
const table = 'get_started_submissions';
const success = "Thank you! Your submission has been received. We'll be in touch soon.";

describeForm(path, table);
describeCaptcha();
describeIsland(path);
describeWeight(path);

test('an enquiry is stored as it was entered', async ({ page, email, database }) => {
  await page.getByLabel('Data brought together').check();
  await page.getByLabel('Other Something else').check();
  const row = await fillEnquiry(page, email);
  await sendWell(page, success);
  const stored = await database.list(table);
  await expect(
    page.getByText(`Your reference is ${String(stored[0]?.['id']).slice(0, 8)}.`),
  ).toBeVisible();
  await sendAnother(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel('Please specify:')).toBeHidden();

  // The notes of staff are tested in tests/database/submissions.test.ts.
  expect(stored).toMatchObject([{ ...row, selected_needs: ['data-consolidation', 'other'] }]);
});

test('unticking "other" empties what was specified', async ({ page, email, database }) => {
  await fillRequired(page, email);
  const other = page.getByLabel('Other Something else');
  const specify = page.getByLabel('Please specify:');
  await expect(specify).toBeHidden();
  await other.check();
  await specify.fill('A lighthouse');
  await other.uncheck();
  await expect(specify).toBeHidden();
  await other.check();
  await expect(specify).toHaveValue('');
  await other.uncheck();
  await sendWell(page, success);
  const [row] = await database.list(table);
  expect(row).toMatchObject({ selected_needs: [], other_needs_text: null });
});

test('a check passed before Send is not repeated', async ({ page, email, hcaptcha, database }) => {
  await fillRequired(page, email);
  await page.getByRole('button', { name: 'I am human' }).click();
  await sendWell(page, success);
  expect(await hcaptcha.listChecks()).toEqual([]);
  expect(await database.list(table)).toHaveLength(1);
});

test('the words of the consent tick it, and its link leads to the policy', async ({ page }) => {
  await page.getByText('I agree that my details').click();
  await expect(consent(page)).toBeChecked();
  await page.getByText('I agree that my details').click();
  await expect(consent(page)).not.toBeChecked();
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

for (const motion of motions) {
  test(`${motion.name} the sun ${motion.moves ? 'rises once' : 'stands over the ridge'} when an enquiry was sent`, async ({
    page,
    email,
  }) => {
    await chooseMotion(page, motion);
    await page.goto(path);
    await slowMotion(page);
    await fillRequired(page, email);
    await sendWell(page, success);
    const rounds = await page.locator('form').evaluate(({ parentElement: island }) =>
      island
        ?.getAnimations({ subtree: true })
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('svg'))
        .map(({ effect }) => effect?.getTiming().iterations),
    );
    expect(rounds).toEqual(motion.moves ? [1, 1] : []);
    await expect(page.getByRole('main').getByRole('status').locator('circle')).toBeInViewport();
  });
}
