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
} from '../support/forms.ts';
import { answerHcaptcha } from '../support/hcaptcha.ts';
import { hold, loseScripts } from '../support/network.ts';

// What all forms share, on one of them. What happens where the line breaks is tested on all, in form-faults.test.ts.
const path = '/get-started';
const table = 'get_started_submissions';
const success = /^Thank you!/;
const failure = /^Sorry, /;

const required = [
  { label: 'First Name', message: 'Enter your first name' },
  { label: 'Last Name', message: 'Enter your last name' },
  { label: 'Email', message: 'Enter your email' },
];

/** The row is stored, but the answer gets lost. */
async function sendInVain(page: Page, email: string) {
  await page.route(rows, loseAnswer, { times: 1 });
  await fillRequired(page, email);
  await sendButton(page).click();
  await expectFailure(page, failure);
}

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

  test('a missing answer is told and the others stay', async ({ page, email }) => {
    for (const { label, message } of required) {
      await fillRequired(page, email);
      await page.getByLabel(label).fill('  ');
      await sendButton(page).click();
      await expectFailure(page, 'Please fill in all required fields.');
      await page.getByRole('alert').getByRole('link', { name: message }).click();
      await expect(page.getByLabel(label)).toBeFocused();
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
      for (const other of required.filter((field) => field.label !== label)) {
        await expect(page.getByLabel(other.label)).not.toHaveValue('');
      }
    }
  });

  test('an address that is none and a name that is too long are told', async ({ page, email }) => {
    await fillRequired(page, email);
    await page.getByLabel('Email').fill('ada at home');
    await sendButton(page).click();
    await expectFailure(page, 'Enter an email address like name@example.com');
    await page.getByLabel('First Name').fill('x'.repeat(101));
    await sendButton(page).click();
    await expectFailure(page, 'Please check the answers below.');
    await expect(page.getByRole('alert')).toContainText(
      '“First Name” must be 100 characters or fewer',
    );
  });
});

test.describe('sending', () => {
  test('if code does not come, the page asks to be loaded anew', async ({
    page,
    email,
    database,
    complaints,
  }) => {
    complaints.expect(/net::ERR|Failed to load resource|The form could not be sent/);
    await page.getByLabel('First Name').focus();
    // The form has woken; what checks and sends comes with the first answer.
    await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr');
    const restore = await loseScripts(page);
    await fillRequired(page, email);
    await sendButton(page).click();
    await expectFailure(
      page,
      'A part of this page could not be loaded. Please reload the page and try again.',
    );
    await restore();
    await page.getByRole('alert').getByRole('button', { name: 'Reload this page' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await consent(page).check();
    await sendButton(page).click();
    await expectSuccess(page, success);
    expect(await database.list(table)).toHaveLength(1);
  });

  test('who leaves while it is sent is asked, and nobody else', async ({ page, email }) => {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    const release = await hold(page, rows);
    await fillRequired(page, email);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Sending...');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    release();
    await expectSuccess(page, success);
    await page.goto('/services');
    expect(asked).toHaveLength(1);
  });

  test('a lost answer makes no second row after more than a day, with no room for a draft', async ({
    page,
    email,
    database,
    complaints,
  }) => {
    complaints.expect(/The row was not stored|Failed to load resource|net::ERR|^409: /);
    await page.clock.install();
    await page.evaluate(fillStorage);
    await sendInVain(page, email);
    await page.clock.fastForward('25:00:00');
    await sendButton(page).click();
    await expectSuccess(page, success);
    expect(await database.list(table)).toHaveLength(1);
  });

  test('answers that are changed and changed back make two rows, not three', async ({
    page,
    email,
    database,
    complaints,
  }) => {
    complaints.expect(/The row was not stored|Failed to load resource|net::ERR|^409: /);
    await page.route(rows, loseAnswer, { times: 2 });
    await fillRequired(page, email);
    for (const name of ['Ada', 'Augusta']) {
      await page.getByLabel('First name').fill(name);
      await sendButton(page).click();
      await expectFailure(page, failure);
    }
    await page.getByLabel('First name').fill('Ada');
    await sendButton(page).click();
    await expectSuccess(page, success);
    const names = (await database.list(table)).map((row) => row['first_name']);
    expect(names.toSorted()).toEqual(['Ada', 'Augusta']);
  });

  test('what hCaptcha puts into the form is not kept', async ({ page, email, complaints }) => {
    complaints.expect(/The row was not stored|Failed to load resource|net::ERR/);
    await sendInVain(page, email);
    await expect(page.locator('[name=h-captcha-response]')).toHaveValue('token-of-the-test-1');
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain(email);
    expect(kept).not.toContain('token-of-the-test');
  });

  test('nothing can be changed while it is sent', async ({ page, email, database }) => {
    const release = await hold(page, rows);
    await fillRequired(page, email);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    const last = page.locator('input[name=last_name]');
    await last.click({ force: true });
    await page.keyboard.type('King');
    await expect(last).toHaveValue('Lovelace');
    release();
    await expectSuccess(page, success);
    expect(await database.list(table)).toEqual([
      expect.objectContaining({ last_name: 'Lovelace' }),
    ]);
  });

  for (const [what, act] of Object.entries({
    'a double click': (page: Page) => sendButton(page).dblclick(),
    async 'Enter held down'(page: Page) {
      await page.getByLabel('Email').focus();
      // Without "up" in between, each "down" is a repeat of a key that is held.
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

test.describe('the visitor', () => {
  test('finds the answers again after a reload, and not after success', async ({ page, email }) => {
    await fillRequired(page, email);
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(consent(page)).not.toBeChecked();
    await consent(page).check();
    await sendButton(page).click();
    await expectSuccess(page, success);
    await sendAnother(page);
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await expect(consent(page)).not.toBeChecked();
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('');
  });

  test('finds the answers again after going back and forward', async ({ page, email }) => {
    await fillRequired(page, email);
    await page.goto('/services');
    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goForward();
    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await consent(page).check();
    await sendButton(page).click();
    await expectSuccess(page, success);
  });
});

/** Runs in the page. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
