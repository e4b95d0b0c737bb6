import { writeFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { describeCaptcha, describeForm } from '../support/form-cases.ts';
import {
  announcements,
  consent,
  expect,
  expectFailure,
  expectSuccess,
  fillRequired,
  loseAnswer,
  rows,
  sendAnother,
  sendButton,
  test,
  uploads,
  sendWell,
  sendInVain,
} from '../support/forms.ts';
import { describeIsland } from '../support/island-cases.ts';
import { hold } from '../support/network.ts';
import { phone } from '../support/screens.ts';

const success = "Thank you! Your application has been received. We'll be in touch soon.";
const failure = 'Sorry, there was an error submitting your application. Please try again.';
const tenMegabytes = 10 * 1024 * 1024;
const signature = Buffer.from('%PDF-1.7\n');

/** A file with the signature of its type and a given size. */
const file = (name: string, mimeType: string, start: Buffer, size = 2000) => ({
  name,
  mimeType,
  buffer: Buffer.concat([start, Buffer.alloc(size - start.length, 7)]),
});

const pdf = file('My CV.PDF', 'application/pdf', signature);

describeForm('/joinus', 'career_applications');
describeCaptcha();
describeIsland('/joinus');

test('an application is stored as it was entered', async ({ page, email, database }) => {
  const text = 'é'.repeat(2499) + '\n' + '🦘'.repeat(2500);
  await page.getByLabel('Broader involvement').check();
  await page.getByLabel('Security').check();
  await page.getByLabel('Data modelling').check();
  await page.getByLabel('Individual purpose').fill('Software that\nstill works on Monday');
  await page.getByLabel('Additional comments').fill(text);
  await page.getByLabel('Current Position').fill('Analyst');
  await page.getByLabel('Phone').fill('0491 570 006');
  await page.getByLabel('Locale').selectOption('act');
  await page.getByLabel('How did you hear about us?').selectOption('word-of-mouth');
  await attach(page);
  await fillRequired(page, email);
  await page.getByLabel('First Name').fill('José');
  await page.getByLabel('Last Name').fill("O'Brien");
  await sendWell(page, success);
  await sendAnother(page);
  await expect(page.getByText('My CV.PDF')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  const stored = await database.list('career_applications');
  // The notes of staff are tested in tests/database/submissions.test.ts.
  expect(stored).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: expect.any(String),
      first_name: 'José',
      last_name: "O'Brien",
      email,
      current_position: 'Analyst',
      phone: '0491 570 006',
      locale: 'act',
      hear_about_us: 'word-of-mouth',
      selected_career_options: ['broader-involvement'],
      selected_skills: ['data-modelling', 'security'],
      individual_purpose: 'Software that\nstill works on Monday',
      additional_comments: text,
      cv_file_name: 'My CV.PDF',
      cv_file_url: expect.stringMatching(/^\d{13}_Jose_OBrien_[A-Za-z0-9]{6}_CV\.pdf$/),
      privacy_consent: true,
    },
  ]);
  const cv = await database.download(stored[0]?.['cv_file_url']);
  expect(cv.bytes.equals(pdf.buffer)).toBe(true);
  expect(cv.type).toBe('application/pdf');
});

test('a Word document without a type is stored whole', async ({ page, email, database }) => {
  const docx = file('untyped.docx', '', Buffer.from('504b0304', 'hex'));
  await attach(page, docx);
  await expect(page.getByLabel('CV')).toHaveAccessibleDescription(new RegExp(docx.name));
  await fillRequired(page, email);
  await sendWell(page, success);
  const [row] = await database.list('career_applications');
  const { bytes } = await database.download(row?.['cv_file_url']);
  expect(bytes.equals(docx.buffer)).toBe(true);
});

// tests/unit/lib/forms/cv.test.ts shows which files are refused.
const refused = [
  {
    why: 'a program that was renamed',
    message: 'Please upload a PDF or Word document.',
    chosen: file('cv.pdf', 'application/pdf', Buffer.from('MZ')),
  },
  {
    why: 'one byte too many',
    message: 'File size must be less than 10MB.',
    chosen: file('cv.pdf', 'application/pdf', signature, tenMegabytes + 1),
  },
];

for (const { why, message, chosen } of refused) {
  test(`${why} is refused when chosen and on Send`, async ({ page, email, database }) => {
    const refusal = page.getByRole('main').getByText(message);
    await attach(page, chosen);
    await expect(refusal).toBeVisible();
    await page.getByRole('button', { name: `Remove ${chosen.name}` }).click();
    await expect(refusal).toHaveCount(0);

    await attach(page, chosen);
    await fillRequired(page, email);
    await sendInVain(page, message);
    await expect(page.getByLabel('CV')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('CV')).toHaveAccessibleDescription(new RegExp(chosen.name));
    expect(await database.list('career_applications')).toEqual([]);

    await page.getByRole('button', { name: `Remove ${chosen.name}` }).click();
    await expect(page.getByLabel('CV')).toBeFocused();
    await expect(refusal).toHaveCount(0);
    await sendWell(page, success);
    expect(await database.list('career_applications')).toHaveLength(1);
  });
}

test('a file that was changed after it was chosen is asked for again', async ({
  page,
  email,
  database,
}, testInfo) => {
  const path = testInfo.outputPath('cv.pdf');
  writeFileSync(path, '%PDF-1.7');
  await page.getByLabel('CV').setInputFiles(path);
  await fillRequired(page, email);
  writeFileSync(path, '%PDF-1.7 and more');
  await sendInVain(page, 'This file has changed since you chose it. Please choose it again.');
  await page.getByLabel('CV').setInputFiles(path);
  await sendWell(page, success);
  expect(await database.list('career_applications')).toHaveLength(1);
});

test('a file can be dropped on the field only', async ({ page }) => {
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  // A drop on the page itself would open the file, and text can still be dragged into another field.
  const takes = (target: Element, transfer: DataTransfer) =>
    !target.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
    );
  await page.getByLabel('CV').dispatchEvent('dragenter');
  await expect.poll(() => page.locator('main').evaluate(takes, data)).toBe(true);
  expect(await page.getByLabel('CV').evaluate(takes, data)).toBe(false);
  const text = await page.evaluateHandle(() => new DataTransfer());
  expect(await page.getByLabel('First Name').evaluate(takes, text)).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a long file name leaves room for the word beside it', async ({ page }) => {
    await page.getByLabel('CV').setInputFiles({ ...pdf, name: `${'CV_'.repeat(20)}.pdf` });
    const lines = await page.getByRole('button', { name: /^Remove/ }).evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.firstChild ?? button);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

const lost = /was not (stored|uploaded)|net::ERR|Failed to load resource|^4\d\d: /;

for (const [what, request, answer] of [
  ['announced while the answer got lost', announcements, loseAnswer],
  ['uploaded while the answer got lost', uploads, loseAnswer],
  ['refused', uploads, (route: Route) => route.fulfill({ status: 400, json: { error: 'no' } })],
] as const) {
  test(`if a CV was ${what}, the visitor is told and it is stored once`, async ({
    page,
    email,
    database,
    complaints,
  }) => {
    complaints.expect(lost);
    const sent = listenForUploads(page);
    await page.route(request, answer, { times: 1 });
    await sendWithCv(page, email);
    await expectFailure(page, 'Failed to upload CV file. Please try again.');
    expect(await database.list('career_applications')).toEqual([]);
    await sendWell(page, success);
    expect(new Set(sent.map(({ url }) => url)).size).toBe(1);
    const [row, ...others] = await database.list('career_applications');
    expect(others).toEqual([]);
    expect((await database.download(row?.['cv_file_url'])).bytes.equals(pdf.buffer)).toBe(true);
  });
}

test('a CV is not uploaded again with its row, unless it may have been deleted', async ({
  page,
  email,
  database,
  complaints,
}) => {
  complaints.expect(lost);
  const sent = listenForUploads(page);
  // The CV is stored, its row is not.
  await page.route(rows, (route) => route.abort('connectionreset'), { times: 2 });
  await sendWithCv(page, email);
  await expectFailure(page, failure);
  const again = page.waitForEvent('requestfailed');
  await sendButton(page).click();
  await again;
  await expectFailure(page, failure);
  expect(sent.map(({ keptFor }) => keptFor)).toEqual(['max-age=3600']);

  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 13 * 60 * 60 * 1000;
  });
  await sendWell(page, success);
  expect(sent).toHaveLength(2);
  expect(await database.list('career_applications')).toHaveLength(1);
});

test('Send says what it is doing, and the captcha may expire during an upload', async ({
  page,
  email,
  hcaptcha,
  database,
}) => {
  // Reading the CV takes a while.
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    const held = new Promise((done) => addEventListener('looked', done));
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await held;
      return read.call(this);
    };
  });
  const releaseUpload = await hold(page, uploads);
  const releaseRow = await hold(page, rows);
  await sendWithCv(page, email);
  await expect(sendButton(page)).toHaveText('Sending...');
  await page.evaluate(() => dispatchEvent(new Event('looked')));
  await expect(sendButton(page)).toHaveText('Uploading...');
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText('Uploading...');
  await hcaptcha.expire();
  releaseUpload();
  await expect(sendButton(page)).toHaveText('Sending...');
  releaseRow();
  await expectSuccess(page, success);
  expect(await hcaptcha.listChecks()).toHaveLength(1);
  expect(await database.list('career_applications')).toHaveLength(1);
});

test('an upload shows how much of it has been sent', async ({ page, email }) => {
  await attach(page, file('cv.pdf', 'application/pdf', signature, 10 ** 6));
  await fillRequired(page, email);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 10 ** 5,
  });
  await sendButton(page).click();
  const share = () => page.getByRole('progressbar', { name: 'Uploading...' }).getAttribute('value');
  await expect.poll(async () => Number(await share())).toBeGreaterThan(0.2);
  expect(Number(await share())).toBeLessThan(1);
});

test('a CV over the hourly limit is asked for by email, and the rest is sent', async ({
  page,
  email,
  database,
  complaints,
}) => {
  complaints.expect(lost);
  await page.route(announcements, (route) =>
    route.fulfill({
      status: 400,
      json: { code: '53400', message: 'Too many CVs were announced in the last hour.' },
    }),
  );
  await sendWithCv(page, email);
  await expectFailure(page, /without it, and email the CV/);
  await page.getByRole('button', { name: `Remove ${pdf.name}` }).click();
  await sendWell(page, success);
  expect(await database.list('career_applications')).toHaveLength(1);
});

test('a CV that the browser lost is asked for again', async ({ page, email, database }) => {
  const again = page.getByText('Please choose “My CV.PDF” again');
  await attach(page);
  await fillRequired(page, email);
  for (const path of ['/services', '/privacy-policy']) {
    await page.goto(path);
    await page.goto('/joinus');
    await expect(again).toBeVisible();
    await expect(page.getByLabel('CV')).toHaveAccessibleDescription(/“My CV.PDF” again/);
  }
  await attach(page);
  await expect(again).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove My CV.PDF' }).click();
  await page.goto('/services');
  await page.goto('/joinus');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(again).toHaveCount(0);

  await attach(page);
  await page.reload();
  await consent(page).check();
  await sendInVain(page, /^Choose “My CV.PDF” again/);
  expect(await database.list('career_applications')).toEqual([]);
  await attach(page);
  await sendWell(page, success);
  const [row] = await database.list('career_applications');
  expect(row).toMatchObject({ cv_file_name: 'My CV.PDF' });
});

async function attach(page: Page, chosen = pdf) {
  await page.getByLabel('CV').setInputFiles(chosen);
  // The fields below move until the form has woken and named the file.
  await expect(page.getByRole('button', { name: `Remove ${chosen.name}` })).toBeVisible();
}

async function sendWithCv(page: Page, email: string) {
  await attach(page);
  await fillRequired(page, email);
  await sendButton(page).click();
}

/** The uploads of CVs so far: where each one goes and how long it may be kept. */
function listenForUploads(page: Page) {
  const sent: { url: string; keptFor: string | undefined }[] = [];
  page.on('request', (request) => {
    if (uploads.test(request.url()) && request.method() === 'POST')
      sent.push({ url: request.url(), keptFor: request.headers()['cache-control'] });
  });
  return sent;
}
