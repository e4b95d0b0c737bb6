import type { Page } from '@playwright/test';
import {
  expect,
  expectFailure,
  expectSuccess,
  fillRequired,
  pressSend,
  sendButton,
  test,
  consent,
  type Table,
} from './forms.ts';
import { hold } from './network.ts';

const success = /^Thank you!/;
const captcha = 'hCaptcha verification failed. Please try again.';

/** Tests for each form. What all forms share is tested once, in sending.test.ts. */
export function describeForm(path: string, table: Table) {
  test.beforeEach(({ page }) => page.goto(path).then(() => undefined));

  test('an empty form names everything at once', async ({ page }) => {
    await pressSend(page);
    await expectFailure(page, 'Please accept the privacy policy to continue.');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Please accept the privacy policy to continue.',
      'Enter your first name',
      'Enter your last name',
      'Enter your email',
    ]);
  });

  test('needs only a keyboard', async ({ page, email, database }) => {
    await page.getByLabel('First Name').focus();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lovelace');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await consent(page).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Email').press('Enter');
    await expectSuccess(page, success);
    expect(await database.list(table)).toHaveLength(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('form :focus')).toBeVisible();
  });
}

/** Fills in what both enquiry forms ask besides the needs, and returns the row that is stored, without these. */
export async function fillEnquiry(page: Page, email: string) {
  await page.getByLabel('Please specify:').fill('A lighthouse');
  await page.getByLabel('Additional information/comments').fill('x'.repeat(5000));
  await page.getByLabel('Company/Organisation').fill('Möbius & Söhne');
  await page.getByLabel('Phone').fill('(02) 5550 0199 ext 4');
  await page.getByLabel('Locale').selectOption({ label: 'Tasmania' });
  await page.getByLabel('How did you hear about us?').selectOption({ label: 'Word of mouth' });
  await fillRequired(page, email);
  return {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    created_at: expect.any(String),
    first_name: 'Ada',
    last_name: 'Lovelace',
    company: 'Möbius & Söhne',
    email,
    phone: '(02) 5550 0199 ext 4',
    locale: 'tas',
    hear_about_us: 'word-of-mouth',
    other_needs_text: 'A lighthouse',
    additional_comments: 'x'.repeat(5000),
    privacy_consent: true,
  };
}

/** Tests for an invisible captcha and for one that is visible in the page. */
export function describeCaptcha() {
  test.describe('the captcha', () => {
    test('that never answers is given up after 20 seconds', async ({ page, email, hcaptcha }) => {
      await page.clock.install();
      hcaptcha.become('is silent');
      await fillRequired(page, email);
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText('Sending...');
      await expect(sendButton(page)).toBeDisabled();
      await expect.poll(hcaptcha.listChecks).toHaveLength(1);
      await page.clock.fastForward('00:20');
      await expectFailure(page, captcha);
      await expect(page.getByLabel('Email')).toHaveValue(email);
    });

    test('is asked once, for our action, if Send is pressed early', async ({
      page,
      email,
      hcaptcha,
    }) => {
      const release = await hold(page, 'https://js.hcaptcha.com/**');
      await fillRequired(page, email);
      await page.evaluate(pressSendWhenDrawn);
      release();
      await expectSuccess(page, success);
      expect(await hcaptcha.listChecks()).toEqual([{ async: true, action: 'get_started_form' }]);
    });
  });
}

/** Runs in the page. */
function pressSendWhenDrawn() {
  const widget = document.querySelector('[data-action]');
  const send = document.querySelector<HTMLElement>('[type=submit]');
  if (!widget || !send) throw new Error('There is no form.');
  const options = { childList: true, subtree: true };
  new MutationObserver(() => widget.querySelector('span') && send.click()).observe(widget, options);
}
