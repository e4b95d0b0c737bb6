import type { Page } from '@playwright/test';
import {
  accidents,
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
  type Table,
} from './forms.ts';
import { answerHcaptcha } from './hcaptcha.ts';

interface Form {
  path: string;
  table: Table;
  success: string;
  failure: string;
}

const required = [
  { label: 'First Name', message: 'Enter your first name' },
  { label: 'Last Name', message: 'Enter your last name' },
  { label: 'Email', message: 'Enter your email' },
];

const people = [
  ['José', "O'Brien"],
  ['李', '小龙'],
  ['👩‍🚀', '🦘 Roo'],
  ['Þóra', 'Nguyễn'],
] as const;

const captcha = 'hCaptcha verification failed. Please try again.';

/** What holds for every form. */
export function describeForm({ path, table, success, failure }: Form) {
  /** The row is stored, but the answer gets lost. */
  async function sendInVain(page: Page, email: string) {
    await page.route(rows, loseAnswer, { times: 1 });
    await fillRequired(page, email);
    await sendButton(page).click();
    await expectFailure(page, failure);
  }

  test.beforeEach(({ page }) => page.goto(path).then(() => undefined));

  test.describe('what is stored', () => {
    test('empty optional answers are stored as null', async ({ page, email, database }) => {
      await fillRequired(page, email);
      await sendButton(page).click();
      await expectSuccess(page, success);
      const [row] = await database.list(table);
      expect(row).toMatchObject({
        first_name: 'Ada',
        last_name: 'Lovelace',
        email,
        phone: null,
        locale: null,
        hear_about_us: null,
        additional_comments: null,
        privacy_consent: true,
        captcha_token: null,
      });
    });

    test('names of every kind are stored as entered', async ({ page, email, database }) => {
      test.slow();
      for (const [i, [first, last]] of people.entries()) {
        if (i > 0) await sendAnother(page);
        await fillRequired(page, email);
        await page.getByLabel('First Name').fill(first);
        await page.getByLabel('Last Name').fill(last);
        await sendButton(page).click();
        await expectSuccess(page, success);
        const stored = await database.list(table);
        expect(stored).toHaveLength(i + 1);
        expect(stored).toContainEqual(
          expect.objectContaining({ first_name: first, last_name: last }),
        );
      }
    });
  });

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

    test('an empty form names everything at once', async ({ page }) => {
      await pressSend(page);
      await expectFailure(page, 'Please accept the privacy policy to continue.');
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'Please accept the privacy policy to continue.',
        ...required.map(({ message }) => message),
      ]);
    });

    test('the browser checks nothing any more as soon as the form answers', async ({ page }) => {
      // React takes a form over in steps, which lie far apart on a slow phone: it is asked after each.
      await page.addInitScript(() => {
        const post = MessagePort.prototype.postMessage;
        MessagePort.prototype.postMessage = function (message: unknown) {
          setTimeout(() => post.call(this, message), 50);
          setTimeout(ask, 75);
        };
        function ask() {
          const form = document.querySelector('form');
          const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
          if (!form || document.body.dataset['checks']) return;
          const isAnswered = !form.dispatchEvent(event);
          if (isAnswered) document.body.dataset['checks'] = String(!form.noValidate);
        }
      });
      await page.reload();
      await page.getByLabel('First Name').focus();
      await expect(page.locator('body')).toHaveAttribute('data-checks', 'false');
    });

    test('an address that is none and a name that is too long are told', async ({
      page,
      email,
    }) => {
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

  test.describe('the captcha', () => {
    for (const mood of ['is closed', 'expires', 'fails', 'is blocked'] as const) {
      test(`that ${mood} is told, and a second try stores one row`, async ({
        page,
        email,
        hcaptcha,
        database,
        complaints,
      }) => {
        complaints.expect(/js\.hcaptcha\.com/);
        hcaptcha.become(mood);
        await fillRequired(page, email);
        await sendButton(page).click();
        await expectFailure(page, captcha, { timeout: 20_000 });
        expect(await database.list(table)).toEqual([]);

        hcaptcha.become('passes');
        await sendButton(page).click();
        await expectSuccess(page, success);
        expect(await database.list(table)).toHaveLength(1);
      });
    }

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

    test('is asked once if Send is pressed while it becomes ready', async ({
      page,
      email,
      hcaptcha,
    }) => {
      const { promise: filled, resolve: release } = Promise.withResolvers<void>();
      await page.route('https://js.hcaptcha.com/**', (route) =>
        filled.then(() => route.fallback()),
      );
      await fillRequired(page, email);
      await page.evaluate(pressSendWhenDrawn);
      release();
      await expectSuccess(page, success);
      expect(await hcaptcha.listChecks()).toHaveLength(1);
    });

    test('is asked for the action get_started_form', async ({ page, email, hcaptcha }) => {
      await fillRequired(page, email);
      await sendButton(page).click();
      await expectSuccess(page, success);
      expect(await hcaptcha.listChecks()).toEqual([{ async: true, action: 'get_started_form' }]);
    });
  });

  test.describe('sending', () => {
    test('after every accident all is kept, and a retry stores one row', async ({
      page,
      email,
      database,
      complaints,
    }) => {
      test.slow();
      complaints.expect(/The row was not stored|Failed to load resource|net::ERR|^(400|409|500): /);
      for (const [i, [name, accident]] of Object.entries(accidents).entries()) {
        await test.step(name, async () => {
          if (i > 0) await sendAnother(page);
          await page.route(rows, accident, { times: 1 });
          await fillRequired(page, email);
          await sendButton(page).click();
          await expectFailure(page, failure);
          await expect(page.getByLabel('Email')).toHaveValue(email);
          await expect(consent(page)).toBeChecked();

          await sendButton(page).click();
          await expectSuccess(page, success);
          expect(await database.list(table)).toHaveLength(i + 1);
        });
      }
    });

    test('a reload after a lost answer does not store a second row', async ({
      page,
      email,
      database,
      complaints,
    }) => {
      complaints.expect(/The row was not stored|Failed to load resource|net::ERR|^409: /);
      await sendInVain(page, email);
      await page.reload();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await consent(page).check();
      await sendButton(page).click();
      await expectSuccess(page, success);
      expect(await database.list(table)).toHaveLength(1);
    });

    test('what is changed after a lost answer is stored beside what was sent first', async ({
      page,
      email,
      database,
      complaints,
    }) => {
      complaints.expect(/The row was not stored|Failed to load resource|net::ERR/);
      await sendInVain(page, email);
      await page.getByLabel('First name').fill('Augusta');
      await sendButton(page).click();
      await expectSuccess(page, success);
      const names = (await database.list(table)).map((row) => row['first_name']);
      expect(names).toHaveLength(2);
      expect(names).toContain('Augusta');
    });

    for (const [what, chunk] of Object.entries({
      'hCaptcha’s': /\/esm\./,
      'Supabase’s': /\/dist\./,
    })) {
      test(`if ${what} code does not come, the page asks to be loaded anew`, async ({
        page,
        email,
        database,
        complaints,
      }) => {
        complaints.expect(/net::ERR|Failed to load resource|The form could not be sent/);
        await page.route(chunk, (route) => route.abort('internetdisconnected'));
        await fillRequired(page, email);
        await sendButton(page).click();
        await expectFailure(
          page,
          'A part of this page could not be loaded. Please reload the page and try again.',
        );
        await page.unroute(chunk);
        await page.getByRole('alert').getByRole('button', { name: 'Reload this page' }).click();
        await expect(page.getByLabel('Email')).toHaveValue(email);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await consent(page).check();
        await sendButton(page).click();
        await expectSuccess(page, success);
        expect(await database.list(table)).toHaveLength(1);
      });
    }

    test('who leaves while it is sent is asked, and nobody else', async ({ page, email }) => {
      const asked: string[] = [];
      page.on('dialog', async (dialog) => {
        asked.push(dialog.type());
        await dialog.dismiss();
      });
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(rows, async (route) => {
        await held;
        await route.continue();
      });
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

    test('a double click sends once', async ({ page, email, database }) => {
      await fillRequired(page, email);
      await sendButton(page).dblclick();
      await expectSuccess(page, success);
      expect(await database.list(table)).toHaveLength(1);
    });

    test('nothing can be changed while it is sent', async ({ page, email, database }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(rows, async (route) => {
        await held;
        await route.continue();
      });
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

    test('Enter held down sends once', async ({ page, email, database }) => {
      await fillRequired(page, email);
      await page.getByLabel('Email').focus();
      // Without "up" in between, each "down" is a repeat of a key that is held.
      for (let i = 0; i < 20; i++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expectSuccess(page, success);
      expect(await database.list(table)).toHaveLength(1);
    });

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
    test('finds the answers again after a reload, and not after success', async ({
      page,
      email,
    }) => {
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

/** Runs in the page. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
