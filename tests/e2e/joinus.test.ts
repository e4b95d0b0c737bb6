import { readFileSync, writeFileSync } from 'node:fs';
import { expect, makeFile, pdf, test } from '../support/forms.ts';
import { phone } from '../support/screens.ts';

// cv-upload.test.ts tests what happens to a CV on Send.
test.use({ path: '/joinus' });

test('an application is stored as it was entered', async ({ page, form }) => {
  // Some systems have another type for this ending.
  const cv = {
    name: 'My CV.DOCX',
    mimeType: 'application/msword',
    buffer: readFileSync('tests/fixtures/cv/libreoffice.docx'),
  };
  const text = 'é'.repeat(2499) + '\n' + '🦘'.repeat(2500);
  await form.field('Broader involvement').check();
  await form.field('Security').check();
  await form.field('Data modelling').check();
  await form.field('Individual purpose').fill('Software that\nstill works on Monday');
  await form.field('Additional comments').fill(text);
  await form.field('Current Position').fill('Analyst');
  await form.field('Phone').fill('0491 570 006');
  await form.field('Locale').selectOption('act');
  await form.field('How did you hear about us?').selectOption('word-of-mouth');
  await form.attach(cv);
  await form.fill();
  await form.field('First Name').fill('José');
  await form.field('Last Name').fill("O'Brien");
  await form.sendWell();
  await form.startAgain();
  await expect(page.getByText(cv.name)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  // supabase/tests/submissions.test.sql tests the columns of staff.
  expect(await form.rows()).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: expect.any(String),
      first_name: 'José',
      last_name: "O'Brien",
      email: form.email,
      current_position: 'Analyst',
      phone: '0491 570 006',
      locale: 'act',
      hear_about_us: 'word-of-mouth',
      selected_career_options: ['broader-involvement'],
      selected_skills: ['data-modelling', 'security'],
      individual_purpose: 'Software that\nstill works on Monday',
      additional_comments: text,
      cv_file_name: cv.name,
      cv_file_url: expect.stringMatching(/^\d{13}_Jose_OBrien_[A-Za-z0-9]{6}_CV\.docx$/),
      privacy_consent: true,
    },
  ]);
  expect(await form.storedCv()).toEqual(cv.buffer);
  expect(form.uploads[0]?.headers()).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'cache-control': 'max-age=3600',
  });
});

// tests/unit/lib/forms/cv.test.ts tests which files are refused.
const refused = [
  {
    why: 'a program that was renamed',
    message: 'Please upload a PDF or Word document.',
    chosen: makeFile({ start: 'MZ' }),
  },
  {
    why: 'one byte too many',
    message: 'File size must be less than 10MB.',
    chosen: makeFile({ size: 10 * 1024 * 1024 + 1 }),
  },
];

for (const { why, message, chosen } of refused) {
  test(`${why} is refused when chosen and on Send`, async ({ page, form }) => {
    const refusal = page.getByRole('main').getByText(message);
    await form.attach(chosen);
    await expect(refusal).toBeVisible();
    await form.fill();
    await form.sendInVain(message);
    await expect(form.field('CV')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('CV')).toHaveAccessibleDescription(/My \$& CV.PDF/);

    await form.remove(chosen).click();
    await expect(form.field('CV')).toBeFocused();
    await expect(refusal).toHaveCount(0);
    await form.sendWell();
  });
}

test('a file that was changed after it was chosen is asked for again', async ({
  form,
}, testInfo) => {
  const path = testInfo.outputPath('cv.pdf');
  writeFileSync(path, '%PDF-1.7');
  await form.field('CV').setInputFiles(path);
  await form.fill();
  writeFileSync(path, '%PDF-1.7 and more');
  await form.sendInVain(/^We cannot read this file/);
  await form.field('CV').setInputFiles(path);
  await form.sendWell();
});

test('a file can be dropped on the field only', async ({ page, form }) => {
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  // A file that is dropped on the page must not open. Text can still be dragged into another field.
  const takes = (target: Element, transfer: DataTransfer) =>
    !target.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
    );
  expect(await page.locator('main').evaluate(takes, data)).toBe(true);
  expect(await form.field('CV').evaluate(takes, data)).toBe(false);
  const text = await page.evaluateHandle(() => new DataTransfer());
  expect(await form.field('First Name').evaluate(takes, text)).toBe(false);
});

test('on a phone a long file name leaves room for the word beside it', async ({ page, form }) => {
  await page.setViewportSize(phone);
  await form.field('CV').setInputFiles({ ...pdf, name: `${'CV_'.repeat(20)}.pdf` });
  const lines = await page.getByRole('button', { name: /^Remove/ }).evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button.firstChild ?? button);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a CV that the browser lost is asked for again', async ({ page, form }) => {
  const again = page.getByText('Please choose “My $& CV.PDF” again');
  await form.attach();
  await form.fill();
  for (const path of ['/services', '/privacy-policy']) {
    await page.goto(path);
    await page.goto('/joinus');
    await expect(again).toBeVisible();
    await expect(form.field('CV')).toHaveAccessibleDescription(/“My \$& CV.PDF” again/);
  }
  await form.attach();
  await expect(again).toHaveCount(0);
  await form.remove().click();
  await page.goto('/services');
  await page.goto('/joinus');
  await expect(form.field('Email')).toHaveValue(form.email);
  await expect(again).toHaveCount(0);
});

test('only a second press sends without a lost CV, no double click and no held Enter', async ({
  page,
  form,
}) => {
  await form.fill();
  // Without an "up", each further "down" is a repeat of a held key.
  const holdEnter = async () => {
    await form.field('Email').focus();
    for (let i = 0; i < 20; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  // On a slow machine the mouse could take the focus from the message.
  const twice = () => form.button().evaluate((to: HTMLElement) => [1, 2].map(() => to.click()));
  for (const pressOnce of [twice, holdEnter]) {
    await form.attach();
    await page.reload();
    await form.consent().check();
    await pressOnce();
    await form.fails(/^Choose “My \$& CV.PDF” again, or press Send once more/);
  }
  await form.sendWell();
  expect(await form.rows()).toMatchObject([{ cv_file_name: null }]);
});

const odd = [
  { name: 'cv', mimeType: 'application/octet-stream', made: 'chromium.pdf', ending: 'pdf' },
  { name: 'CV of J. Smith', mimeType: '', made: 'libreoffice.docx', ending: 'docx' },
  {
    name: 'cv.doc',
    mimeType: 'application/rtf',
    made: 'libreoffice-encrypted.docx',
    ending: 'docx',
  },
];
const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

for (const { name, mimeType, made, ending } of odd) {
  test(`“${name}” of type “${mimeType}” is stored as the ${ending} that it is`, async ({
    form,
  }) => {
    const cv = { name, mimeType, buffer: readFileSync(`tests/fixtures/cv/${made}`) };
    await form.attach(cv);
    await form.fill();
    await form.sendWell();
    const [row] = await form.rows();
    expect(row).toMatchObject({ cv_file_name: name });
    expect(row?.['cv_file_url']).toMatch(new RegExp(`_CV\\.${ending}$`));
    expect(form.uploads[0]?.headers()['content-type']).toBe(types[ending as keyof typeof types]);
    expect(await form.storedCv()).toEqual(cv.buffer);
  });
}

test('a CV under a wrong name is refused, and the message says how to rename it', async ({
  page,
  form,
}) => {
  const buffer = readFileSync('tests/fixtures/cv/typst.pdf');
  const cv = { name: 'cv.txt', mimeType: 'text/plain', buffer };
  await form.attach(cv);
  const sentence = 'Please upload a PDF or Word document.';
  await expect(form.field('CV')).toHaveAccessibleDescription(
    /Please upload a PDF or Word document\. .*“cv\.txt”.*“\.pdf”/,
  );
  await form.fill();
  await form.sendInVain(sentence);
  await expect(page.getByRole('main').getByText(sentence)).toHaveCount(2);
});
