import type { Page } from '@playwright/test';
import {
  consent,
  expect,
  expectFailure,
  expectSuccess,
  fillRequired,
  loseAnswer,
  pressSend,
  rows,
  sendAnother,
  sendButton,
  test,
  sendWell,
  sendInVain,
} from '../support/forms.ts';
import { answerHcaptcha } from '../support/hcaptcha.ts';
import { hold } from '../support/network.ts';

// What all forms share is tested here on one. Faults are tested on all, in form-faults.test.ts.
const path = '/get-started';
const table = 'get_started_submissions';
const success = /^Thank you!/;
const failure = /^Sorry, /;

const incomplete = 'Please fill in all required fields.';
const noAddress = 'Enter an email address like name@example.com';
const tooLong = '“First Name” must be 100 characters or fewer.';

const refused = [
  { label: 'First Name', answer: '  ', summary: incomplete, message: 'Enter your first name' },
  { label: 'Last Name', answer: '  ', summary: incomplete, message: 'Enter your last name' },
  { label: 'Email', answer: '  ', summary: incomplete, message: 'Enter your email' },
  { label: 'Email', answer: 'ada at home', summary: noAddress, message: noAddress },
  { label: 'First Name', answer: 'x'.repeat(101), summary: tooLong, message: tooLong },
];

test.beforeEach(({ page }) => page.goto(path).then(() => undefined));

test.describe('what is refused', () => {
  test('without consent a press on Send says why', async ({ page, email }) => {
    await fillRequired(page, email);
    await consent(page).uncheck();
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await pressSend(page);
    await expectFailure(page, 'Please accept the privacy policy to continue.');

    await page.getByRole('alert').getByRole('link').click();
    await expect(consent(page)).toBeFocused();
    await expect(consent(page)).toHaveAccessibleDescription(/Please accept the privacy policy/);
    await page.keyboard.press('Space');
    await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  });

  test('a wrong answer is reported, and the message leads to its field', async ({
    page,
    email,
  }) => {
    for (const { label, answer, summary, message } of refused) {
      await fillRequired(page, email);
      await page.getByLabel(label).fill(answer);
      await sendInVain(page, summary);
      await page.getByRole('alert').getByRole('link', { name: message }).click();
      await expect(page.getByLabel(label)).toBeFocused();
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
      for (const other of ['First Name', 'Last Name', 'Email'].filter((name) => name !== label))
        await expect(page.getByLabel(other)).not.toHaveValue('');
    }
    await fillRequired(page, email);
    await page.getByLabel('Email').fill('ada at home');
    await page.getByLabel('First Name').fill('x'.repeat(101));
    await sendInVain(page, 'Please check the answers below.');
  });
});

test.describe('sending', () => {
  test('leaving while a form is sent needs a confirmation', async ({ page, email, database }) => {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    const release = await hold(page, rows);
    await fillRequired(page, email);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Sending...');
    const last = page.locator('input[name=last_name]');
    await last.click({ force: true });
    await page.keyboard.type('King');
    await expect(last).toHaveValue('Lovelace');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    release();
    await expectSuccess(page, success);
    expect(await database.list(table)).toMatchObject([{ last_name: 'Lovelace' }]);
    await page.goto('/services');
    expect(asked).toHaveLength(1);
  });

  test('a lost answer makes no second row, even after a day and without a draft', async ({
    page,
    email,
    database,
    complaints,
  }) => {
    complaints.expect(/The row was not stored|Failed to load resource|net::ERR|^409: /);
    await page.clock.install();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.route(rows, loseAnswer, { times: 1 });
    await fillRequired(page, email);
    await sendInVain(page, failure);
    await page.clock.fastForward('25:00:00');
    await sendWell(page, success);
    expect(await database.list(table)).toHaveLength(1);
  });

  test('answers changed and changed back make two rows; neither token nor agreement is kept', async ({
    page,
    email,
    database,
    complaints,
  }) => {
    complaints.expect(/The row was not stored|Failed to load resource|net::ERR|^409: /);
    await page.route(rows, loseAnswer, { times: 2 });
    await fillRequired(page, email);
    for (const [i, name] of ['Ada', 'Augusta'].entries()) {
      await page.getByLabel('First name').fill(name);
      await sendInVain(page, failure);
      const token = `token-of-the-test-${i + 1}`;
      await expect(page.locator('[name=h-captcha-response]')).toHaveValue(token);
    }
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain(email);
    expect(kept, 'what hCaptcha puts into the form').not.toContain('token-of-the-test');
    expect(kept, 'the agreement').not.toContain('consent');
    await page.getByLabel('First name').fill('Ada');
    await sendWell(page, success);
    const names = (await database.list(table)).map((row) => row['first_name']);
    expect(names.toSorted()).toEqual(['Ada', 'Augusta']);
  });

  for (const [what, act] of Object.entries({
    'a double click': (page: Page) => sendButton(page).dblclick(),
    async 'Enter held down'(page: Page) {
      await page.getByLabel('Email').focus();
      // Without an "up", each "down" repeats a held key.
      for (let i = 0; i < 20; i++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  })) {
    test(`${what} sends once`, async ({ page, email, database }) => {
      await fillRequired(page, email);
      await act(page);
      await expectSuccess(page, success);
      expect(await database.list(table)).toHaveLength(1);
    });
  }

  test('two tabs send two rows', async ({ page, context, email, database }) => {
    await fillRequired(page, email);
    const other = await context.newPage();
    await answerHcaptcha(other);
    await other.goto(path);
    await expect(other.getByLabel('Email')).toHaveValue('');
    await fillRequired(other, email);
    for (const tab of [page, other]) await sendButton(tab).click();
    for (const tab of [page, other]) await expectSuccess(tab, success);
    expect(await database.list(table)).toHaveLength(2);
  });
});

test('a visitor finds the answers again until they are sent', async ({ page, email }) => {
  await fillRequired(page, email);
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(consent(page)).not.toBeChecked();
  await page.goto('/services');
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goForward();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await consent(page).check();
  await sendWell(page, success);
  await sendAnother(page);
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(consent(page)).not.toBeChecked();
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('');
});
