import { expect, paths, rows, test, uploads } from '../support/forms.ts';
import { hold } from '../support/network.ts';
import { visitStates } from './support/visit.ts';

test.describe.configure({ timeout: 180_000 });

for (const path of paths) {
  test.describe(path, () => {
    test.use({ path });
    const progress = path === '/joinus' ? 'Uploading...' : 'Sending...';

    test('its form satisfies both engines from the first problem to its success', async ({
      page,
      form,
      hcaptcha,
    }) => {
      const release = await hold(page, path === '/joinus' ? uploads : rows);
      const makeProblems = async () => {
        await form.fill();
        await form.field('Email').fill('ada at home');
        await form.consent().uncheck();
        await form.send();
        await form.fails('Please accept the privacy policy to continue.');
      };
      const answerEverything = async () => {
        await form.answer();
        await page.locator('form details').evaluateAll(open);
        for (const box of await page.getByRole('checkbox').all()) await box.check();
      };
      const failTheCaptcha = async () => {
        hcaptcha.become('is closed');
        await form.sendInVain('hCaptcha verification failed. Please try again.');
      };
      const send = async () => {
        hcaptcha.become('passes');
        await form.send();
        await expect(form.button()).toHaveText(progress);
      };
      const arrive = async () => {
        release();
        await form.succeeds();
      };

      await visitStates(page, [
        { name: 'an error summary', scope: 'form', reach: makeProblems },
        { name: 'everything answered', scope: 'form', reach: answerEverything },
        { name: 'a captcha that failed', scope: 'form > [aria-labelledby]', reach: failTheCaptcha },
        { name: progress, scope: 'div:has(> [type=submit])', reach: send },
        { name: 'sent', scope: 'main [aria-describedby^=thanks]', reach: arrive },
      ]);
    });
  });
}

const open = (parts: Element[]) => parts.forEach((part) => part.setAttribute('open', ''));
