import { expect, lost, loseAnswer, rows, test } from '../support/forms.ts';
import { hold } from '../support/network.ts';

// Tests on one form what all forms share. all-forms.test.ts and form-faults.test.ts test each form.
test.use({ path: '/get-started' });

const incomplete = 'Please fill in all required fields.';
const comments = 'Additional information/comments';

const refused = [
  { label: 'First Name', answer: '  ', message: 'Enter your first name', summary: incomplete },
  { label: 'Last Name', answer: '  ', message: 'Enter your last name', summary: incomplete },
  { label: 'Email', answer: '  ', message: 'Enter your email', summary: incomplete },
  {
    label: 'Email',
    answer: 'ada at home',
    message: 'Enter an email address like name@example.com',
    summary: 'Enter an email address like name@example.com',
  },
  {
    label: comments,
    answer: 'x'.repeat(5001),
    message: `“${comments}” must be 5,000 characters or fewer.`,
  },
];

/** Replaces text with an element, as translators in browsers do. */
const translate = ({ lastChild }: Element) => {
  const font = document.createElement('font');
  font.append(`${lastChild?.textContent}`);
  lastChild?.replaceWith(font);
};

test('a wrong answer is reported, also in a translation', async ({ page, form, complaints }) => {
  complaints.expect(/React error #418/);
  await page.getByText('First Name').evaluate(translate);
  await Promise.all([page.waitForEvent('pageerror'), form.field('Email').focus()]);
  await expect(form.field('Email')).toBeFocused();
  for (const { label, answer, message, summary = message } of refused) {
    const field = form.field(label);
    await form.fill();
    await field.fill(answer);
    await form.sendInVain(summary);
    await form.summary().getByRole('link', { name: message }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await page.locator('[id$=-error]').evaluate(translate);
    for (const other of ['First Name', 'Last Name', 'Email'].filter((name) => name !== label))
      await expect(form.field(other)).not.toHaveValue('');
  }
  await form.field('Email').fill('ada at home');
  await form.field('First Name').fill('');
  await form.sendInVain(incomplete);
  // In the order of the page.
  await expect(form.summary().getByRole('link')).toHaveText([
    /5,000 characters/,
    'Enter your first name',
    'Enter an email address like name@example.com',
  ]);
});

test.describe('in the compact form', () => {
  test.use({ path: '/work' });

  test('what is wrong is named in the order of its page', async ({ page, form }) => {
    await page.locator('form summary').click();
    await form.field(comments).fill('x'.repeat(5001));
    await form.consent().check();
    await form.send();
    await expect(form.summary().getByRole('link')).toHaveText([
      'Enter your first name',
      'Enter your last name',
      'Enter your email',
      /5,000 characters/,
    ]);
  });
});

test('a form that takes long asks for patience, and leaving it needs a confirmation', async ({
  page,
  form,
}) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.clock.install();
  const release = await hold(page, rows);
  await form.fill();
  // The ten seconds begin here, because the code that sends has loaded by now.
  const sent = page.waitForRequest(rows);
  await form.send();
  await sent;
  await expect(form.button()).toHaveText('Sending...');
  await expect(form.button()).toBeDisabled();
  const last = page.locator('input[name=last_name]');
  await last.click({ force: true });
  await page.keyboard.type('King');
  await expect(last).toHaveValue('Lovelace');
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('status')).toContainText('This is taking longer than usual.');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  release();
  await form.succeeds();
  expect(await form.rows()).toMatchObject([{ last_name: 'Lovelace' }]);
  await page.goto('/services');
  expect(asked).toHaveLength(1);
});

test('a lost answer makes no second row, even after a day and without a draft', async ({
  page,
  form,
  complaints,
}) => {
  complaints.expect(lost);
  await page.clock.install();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.route(rows, loseAnswer, { times: 1 });
  await form.fill();
  await form.sendInVain();
  await page.clock.fastForward('25:00:00');
  await form.sendWell();
});

test('answers changed and changed back make two rows; neither token nor agreement is kept', async ({
  page,
  form,
  complaints,
}) => {
  complaints.expect(lost);
  await page.route(rows, loseAnswer, { times: 2 });
  await form.fill();
  for (const [i, name] of ['Ada', 'Augusta'].entries()) {
    await form.field('First name').fill(name);
    await form.sendInVain();
    const token = `token-of-the-test-${i + 1}`;
    await expect(page.locator('[name=h-captcha-response]')).toHaveValue(token);
  }
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).toContain(form.email);
  expect(kept, 'what hCaptcha puts into the form').not.toContain('token-of-the-test');
  expect(kept, 'the agreement').not.toContain('consent');
  await form.field('First name').fill('Ada');
  await form.sendWell(2);
  const names = (await form.rows()).map((row) => row['first_name']);
  expect(names.toSorted()).toEqual(['Ada', 'Augusta']);
});

test('a visitor finds the answers again until they are sent', async ({ page, form }) => {
  await form.fill();
  await page.reload();
  await expect(form.field('First Name')).toHaveValue('Ada');
  await expect(form.consent()).not.toBeChecked();
  await page.goto('/services');
  await page.goBack();
  await expect(form.field('Email')).toHaveValue(form.email);

  await form.consent().check();
  await form.sendWell();
  await form.startAgain();
  await expect(form.field('First Name')).toHaveValue('');
  await expect(form.consent()).not.toBeChecked();
  await page.reload();
  await expect(form.field('First Name')).toHaveValue('');
});
