import {
  consent,
  cv,
  expect,
  expectFailure,
  expectSuccess,
  fillRequired,
  pressSend,
  rows,
  sendButton,
  test,
  uploads,
  sendInVain,
} from '../support/forms.ts';
import { hold } from '../support/network.ts';
import { visitStates } from './support/visit.ts';

test.describe.configure({ timeout: 180_000 });

const forms = [
  { path: '/joinus', request: uploads, progress: 'Uploading...' },
  { path: '/get-started', request: rows, progress: 'Sending...' },
  { path: '/work', request: rows, progress: 'Sending...' },
];

for (const { path, request, progress } of forms) {
  test(`the form of ${path} satisfies both engines from the first mistake to its success`, async ({
    page,
    email,
    hcaptcha,
  }) => {
    const release = await hold(page, request);
    const makeMistakes = async () => {
      await fillRequired(page, 'ada at home');
      await consent(page).uncheck();
      await pressSend(page);
      await expectFailure(page, 'Please accept the privacy policy to continue.');
    };
    const answerEverything = async () => {
      await fillRequired(page, email);
      await page.locator('form details').evaluateAll(open);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      const file = page.getByLabel('CV');
      if (await file.count()) await file.setInputFiles(cv);
    };
    const failTheCaptcha = async () => {
      hcaptcha.become('is closed');
      await sendInVain(page, 'hCaptcha verification failed. Please try again.');
    };
    const send = async () => {
      hcaptcha.become('passes');
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText(progress);
    };
    const arrive = async () => {
      release();
      await expectSuccess(page, /^Thank you! Your (submission|application) has been received/);
    };

    await page.goto(path);
    await visitStates(page, [
      { name: `${path}: an error summary`, scope: 'form', reach: makeMistakes },
      { name: `${path}: everything answered`, scope: 'form', reach: answerEverything },
      { name: `${path}: a captcha that failed`, scope: '[role=alert]', reach: failTheCaptcha },
      { name: `${path}: ${progress}`, scope: 'div:has(> [type=submit])', reach: send },
      { name: `${path}: sent`, scope: 'main [role=status]', reach: arrive },
    ]);
  });
}

const open = (parts: Element[]) => parts.forEach((part) => part.setAttribute('open', ''));
