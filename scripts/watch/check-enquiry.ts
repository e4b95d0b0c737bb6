import { chromium, type Page, type Route } from '@playwright/test';
import { launchOptions } from '../dev/browser.ts';
import { messageOf } from '../errors.ts';

/** The database never stores an enquiry with this token (`private.verify_enquiry` in supabase/migrations). */
const token = 'watch-from-outside';

/**
 * Finds faults on the way of an enquiry: from the form through the database to hCaptcha. The form itself sends it, in a
 * browser, with a token that hCaptcha must refuse.
 */
export async function checkEnquiry(site: URL): Promise<string[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ baseURL: site.origin });
    page.setDefaultTimeout(30_000);
    return judge(await sendEnquiry(page));
  } catch (error) {
    const [reason] = messageOf(error).split('\n', 1);
    return [
      `The form on /get-started could not be filled in and sent (${reason}). Try it in a browser, and look at the last deploy in Netlify.`,
    ];
  } finally {
    await browser.close();
  }
}

interface DatabaseResponse {
  status: number;
  text: string;
}

/** The response of the database, or why there was none. */
async function sendEnquiry(page: Page): Promise<DatabaseResponse | string> {
  // A program cannot solve a captcha, so this replaces the script of hCaptcha and passes at once.
  await page.route('https://js.hcaptcha.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
  );
  await page.route(isEnquiry, replaceToken);

  await page.goto('/get-started');
  await page.locator('[name=first_name]').fill('Watch');
  await page.locator('[name=last_name]').fill('From outside');
  await page.locator('[name=email]').fill('watch@mail.example');
  await page.locator('[name=privacy_consent]').check();
  const received = page.waitForResponse(
    (each) => isEnquiry(each.url()) && each.request().method() === 'POST',
  );
  const lost = page.waitForEvent('requestfailed', (request) => isEnquiry(request.url()));
  // The button is dimmed until the form is awake and knows that the consent is ticked.
  await page.locator('form [type=submit]:not([data-dimmed])').click();

  const outcome = await Promise.race([received, lost]);
  return 'failure' in outcome
    ? (outcome.failure()?.errorText ?? 'no response')
    : { status: outcome.status(), text: await outcome.text() };
}

const isEnquiry = (address: string | URL) =>
  new URL(address).pathname === '/rest/v1/get_started_submissions';

async function replaceToken(route: Route) {
  const sent: unknown = route.request().postDataJSON();
  // A preflight has no body.
  if (typeof sent !== 'object' || !sent) return route.continue();
  return route.continue({ postData: { ...sent, captcha_token: token } });
}

const ofSetUp = 'of "The database" in docs/operations.md';

/** What the database says when something is wrong (supabase/migrations), and what to do about it. */
export const faults: [sentence: string, cure: string][] = [
  [
    'no hcaptcha_secret',
    `The database has no hCaptcha secret, so it refuses every form. Do step 4 ${ofSetUp}.`,
  ],
  [
    'input-secret',
    `hCaptcha does not know the database's secret, so every form is refused. Replace it: steps 4 and 6 ${ofSetUp}.`,
  ],
  [
    'hCaptcha answered with status',
    'hCaptcha answers the database with an error, so every form is refused. See https://www.hcaptchastatus.com.',
  ],
  [
    'Nobody checked the captcha',
    'hCaptcha does not answer the database, which keeps forms unverified, or the check is off. See https://www.hcaptchastatus.com, then the setting captcha_check.',
  ],
];

/** What the database says when hCaptcha refuses the token, which is the right response. */
export const refusal = 'The captcha was refused: hCaptcha says';

function judge(response: DatabaseResponse | string): string[] {
  if (typeof response === 'string')
    return [
      `The form on /get-started could not reach the database (${response}). Send it by hand in a browser; see Supabase's status, and whether the project is paused.`,
    ];
  const { status, text } = response;
  if (status < 400)
    return [
      'The database stored an enquiry although its captcha token is made up. Delete it, and see whether all migrations have run there.',
    ];
  const known = faults.find(([sentence]) => text.includes(sentence));
  if (known) return [known[1]];
  if (text.includes(refusal)) return [];
  return [
    `The database refuses the form on /get-started for another reason (status ${status}: ${text}). See "When something fails" in docs/operations.md.`,
  ];
}

/** Runs in the browser instead of hCaptcha's script, with the functions that the form uses. */
function standIn() {
  const here = window as unknown as { hcaptcha: unknown; hCaptchaOnLoad(): void };
  here.hcaptcha = {
    render: () => 'the widget',
    execute: async () => ({ response: 'a-token' }),
    getResponse: () => '',
    getRespKey() {},
    reset() {},
    remove() {},
  };
  here.hCaptchaOnLoad();
}
