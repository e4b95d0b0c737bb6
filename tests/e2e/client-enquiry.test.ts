import { describeForm, fillEnquiry } from '../support/form-cases.ts';
import { describeIsland, describeWeight } from '../support/island-cases.ts';
import { expect, fillRequired, sendButton, test, sendWell } from '../support/forms.ts';

const path = '/work';
const table = 'get_started_submissions';
const success = "Thank you! Your submission has been received. We'll be in touch soon.";

describeForm(path, table);
describeIsland(path);
describeWeight(path);

test('an enquiry from Work is stored as it was entered', async ({ page, email, database }) => {
  const goals = page.getByRole('region', { name: 'Does one of these sound familiar?' });
  await goals.getByLabel('Systems that talk to each other').check();
  await page.getByLabel('Other', { exact: true }).check();
  await page.getByText('Add a few words, a phone number or your company').click();
  const row = await fillEnquiry(page, email);
  await sendWell(page, success);
  expect(await database.list(table)).toMatchObject([
    { ...row, selected_needs: ['system-integration', 'other'] },
  ]);
});

test('a message and a found answer unfold the folded fields', async ({ page, email }) => {
  const fold = page.getByText('Add a few words, a phone number or your company');
  const company = page.getByLabel('Company/Organisation');
  await fillRequired(page, email);
  await fold.click();
  await company.fill('Example Pty Ltd');
  await page.getByLabel('Phone').fill('0'.repeat(41));
  await fold.click();
  await sendButton(page).click();
  await page.getByRole('link', { name: '“Phone” must be 40 characters or fewer.' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();

  await page.reload();
  await expect(company).toBeVisible();
  await expect(company).toHaveValue('Example Pty Ltd');
});
