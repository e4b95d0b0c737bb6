import { describeForm } from '../support/form-cases.ts';
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
  await page.getByLabel('Please specify:').fill('A lighthouse');
  await page.getByText('Add a few words, a phone number or your company').click();
  await page.getByLabel('Additional information/comments').fill('In a hurry.');
  await page.getByLabel('Company/Organisation').fill('Example Pty Ltd');
  await page.getByLabel('Phone').fill('0491 570 156');
  await page.getByLabel('Locale').selectOption('nt');
  await page.getByLabel('How did you hear about us?').selectOption('online-search');
  await fillRequired(page, email);
  await sendWell(page, success);

  expect(await database.list(table)).toEqual([
    expect.objectContaining({
      first_name: 'Ada',
      last_name: 'Lovelace',
      company: 'Example Pty Ltd',
      email,
      phone: '0491 570 156',
      locale: 'nt',
      hear_about_us: 'online-search',
      selected_needs: ['system-integration', 'other'],
      other_needs_text: 'A lighthouse',
      additional_comments: 'In a hurry.',
      privacy_consent: true,
    }),
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
