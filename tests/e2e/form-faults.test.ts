import type { BrowserContext, Page, Route } from '@playwright/test';
import {
  consent,
  cv,
  expect,
  expectFailure,
  fillRequired,
  loseAnswer,
  rows,
  sendButton,
  test,
  uploads,
  type Table,
  sendWell,
} from '../support/forms.ts';
import type { answerHcaptcha, Mood } from '../support/hcaptcha.ts';

const forms: { path: string; table: Table; failure: RegExp }[] = [
  { path: '/joinus', table: 'career_applications', failure: /^Sorry, .* your application/ },
  { path: '/get-started', table: 'get_started_submissions', failure: /^Sorry, .* your form/ },
  { path: '/work', table: 'get_started_submissions', failure: /^Sorry, .* your form/ },
];

interface Scene {
  page: Page;
  context: BrowserContext;
  hcaptcha: Awaited<ReturnType<typeof answerHcaptcha>>;
}

interface Fault {
  before(scene: Scene): Promise<unknown> | void;
  /** What happens after Send is pressed. */
  after?(scene: Scene): Promise<unknown>;
  /** The message that the visitor reads, if it is not the form's own. */
  message?: RegExp | string;
  /** What makes Send work again. */
  mend?(scene: Scene): Promise<unknown> | void;
  /** The forms that have this fault, if not all. */
  paths?: string[];
}

const captcha = /^hCaptcha verification failed/;
const noCode = 'A part of this page could not be loaded. Please reload the page and try again.';
const never = () => {};
const lose = (route: Route) => route.abort();

/**
 * Runs the page's clock, a second at a time, until a failure is shown. The wait of 10 seconds begins after a chosen file
 * has been read, which takes real time.
 */
async function waitUntilTold({ page }: Scene) {
  await expect(sendButton(page)).toHaveText('Sending...');
  let seconds = 0;
  await expect(async () => {
    await page.clock.fastForward('00:01');
    seconds++;
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [1], timeout: 15_000 });
  expect(seconds).toBeLessThanOrEqual(20);
}

/** The connection breaks at this request, once. */
const breakAt = (request: RegExp, first: (route: Route) => Promise<unknown> = async () => {}) =>
  async function before({ page, context }: Scene) {
    const cut = async (route: Route) => {
      await first(route);
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    };
    await page.route(request, cut, { times: 1 });
  };

const breakLine = (before: Fault['before']): Fault => ({
  before,
  message: /^You seem to be offline/,
  mend({ context, hcaptcha }) {
    hcaptcha.become('passes');
    return context.setOffline(false);
  },
});

/** A script is requested and never comes. The test's clock shortens the wait. */
const stall = (script: RegExp, message: RegExp | string): Fault => ({
  async before({ page }) {
    await page.route(script, never);
    await page.reload();
  },
  after: waitUntilTold,
  message,
  mend: ({ page }) => page.unroute(script, never).then(() => page.reload()),
});

const failCaptcha = (mood: Mood): Fault => ({
  before({ page, hcaptcha }) {
    hcaptcha.become(mood);
    return page.reload();
  },
  message: captcha,
  mend: ({ hcaptcha }) => hcaptcha.become('passes'),
});

const faults: Record<string, Fault> = {
  'the captcha is closed': failCaptcha('is closed'),
  'the captcha expires': failCaptcha('expires'),
  'the captcha fails': failCaptcha('fails'),
  'the captcha is blocked': failCaptcha('is blocked'),
  'the line breaks before Send': breakLine(({ context }) => context.setOffline(true)),
  'the line breaks during the captcha': breakLine(({ hcaptcha, context }) =>
    hcaptcha.become('fails', () => context.setOffline(true)),
  ),
  'the line breaks during the upload': { ...breakLine(breakAt(uploads)), paths: ['/joinus'] },
  'the line breaks before the row is stored': breakLine(breakAt(rows)),
  'the line breaks after the row was stored': breakLine(breakAt(rows, (route) => route.fetch())),
  'the answer gets lost': { before: ({ page }) => page.route(rows, loseAnswer, { times: 1 }) },
  'the database does not answer': {
    before: ({ page }) => page.route(rows, never, { times: 1 }),
    // A CV is uploaded first.
    after: ({ page }) => page.waitForRequest(rows).then(() => page.clock.fastForward('00:15')),
  },
  'the token expires before Send and the next check is closed': {
    ...failCaptcha('is closed'),
    // There hCaptcha is a box to tick.
    paths: ['/get-started', '/work'],
    async before({ page, hcaptcha }) {
      await page.getByRole('button', { name: 'I am human' }).click();
      await hcaptcha.expire();
      hcaptcha.become('is closed');
    },
  },
  'hCaptcha’s script stalls': stall(/js\.hcaptcha\.com/, captcha),
  'the code that sends cannot be fetched': {
    async before({ page }) {
      await page.route(/\/dist\./, lose);
      await page.reload();
    },
    message: noCode,
    async mend({ page }) {
      await page.unroute(/\/dist\./, lose);
      const loaded = page.waitForEvent('load');
      await page.getByRole('alert').getByRole('button', { name: 'Reload this page' }).click();
      await loaded;
      await expect(page.getByLabel('Last Name')).toHaveValue('Lovelace');
    },
  },
  'the code that sends stalls': stall(/\/dist\./, noCode),
};

for (const { path, table, failure } of forms) {
  for (const [name, fault] of Object.entries(faults)) {
    if (fault.paths && !fault.paths.includes(path)) continue;
    test(`${path}: if ${name}, the visitor is told and one row is stored`, async ({
      page,
      context,
      email,
      hcaptcha,
      database,
      complaints,
    }) => {
      complaints.expect(/not (stored|uploaded|be sent)|Failed to load|net::ERR|^4\d\d: /);
      const scene = { page, context, hcaptcha };
      await page.clock.install();
      await page.goto(path);
      await fillRequired(page, email);
      await fault.before(scene);
      await answer(page, email);
      const after = fault.after?.(scene);
      await sendButton(page).click();
      await after;
      await expectFailure(page, fault.message ?? failure);
      const alert = page.getByRole('alert');
      await expect(alert.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(alert.getByRole('link', { name: /\d{4}/ })).toHaveAttribute('href', /^tel:/);
      await expect(page.getByLabel('Email')).toHaveValue(email);

      await fault.mend?.(scene);
      await answer(page, email);
      await sendWell(page, /^Thank you!/);
      expect(await database.list(table)).toHaveLength(1);
    });
  }

  test(`${path}: a reload while it is sent stores one row`, async ({
    page,
    email,
    database,
    complaints,
  }) => {
    complaints.expect(/not (stored|be sent)|Failed to load|net::ERR|^409: /);
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(path);
    await answer(page, email);
    const { promise: stored, resolve: tell } = Promise.withResolvers<void>();
    await page.route(rows, (route) => route.fetch().then(() => tell()), { times: 1 });
    await sendButton(page).click();
    await stored;
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await answer(page, email);
    await sendWell(page, /^Thank you!/);
    expect(await database.list(table)).toHaveLength(1);
  });
}

/** A draft keeps no file and no tick. */
async function answer(page: Page, email: string) {
  const file = page.getByLabel('CV');
  if ((await file.count()) && !(await file.evaluate(isFilled))) await file.setInputFiles(cv);
  await fillRequired(page, email);
  await expect(consent(page)).toBeChecked();
}

const isFilled = (input: Element) => input instanceof HTMLInputElement && input.files?.length === 1;
