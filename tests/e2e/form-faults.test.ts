import type { PlaywrightTestArgs, Route } from '@playwright/test';
import {
  announcements,
  expect,
  lost,
  loseAnswer,
  pdf,
  rows,
  test,
  uploads,
  type Fixtures,
  type Path,
} from '../support/forms.ts';
import type { Mood } from '../support/hcaptcha.ts';
import { readProduction } from '../support/production.ts';

type Scene = Pick<PlaywrightTestArgs & Fixtures, 'page' | 'context' | 'form' | 'hcaptcha'>;

interface Fault {
  before(scene: Scene): Promise<unknown> | void;
  /** What happens after Send is pressed. */
  after?(scene: Scene): Promise<unknown>;
  /** The message that the visitor reads, unless it is the form's own. */
  message?: RegExp | string;
  /** What makes Send work again. */
  mend?(scene: Scene): Promise<unknown> | void;
  /** The form that can have this fault, unless both can. */
  path?: Path;
  /** How often the CV is uploaded, unless once. */
  uploads?: number;
}

const captcha = 'hCaptcha verification failed. Please try again.';
const noCode = 'A part of this page could not be loaded. Please reload the page and try again.';
const never = () => {};

/** The code that sends is the script with supabase-js, whatever its name. */
const isSender = ({ pathname }: URL) =>
  /^\/_astro\/.*\.js$/.test(pathname) && readProduction(pathname).includes('supabase-js');

/**
 * Advances the clock of the page second by second until a failure is shown. The wait begins after a chosen file has been
 * read, which takes real time.
 */
async function waitUntilTold({ page, form }: Scene) {
  await expect(form.button()).toHaveText('Sending...');
  let seconds = 0;
  await expect(async () => {
    await page.clock.fastForward('00:01');
    seconds++;
    await expect(form.summary()).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [1], timeout: 15_000 });
  expect(seconds).toBeLessThanOrEqual(20);
}

const breakLine = (before: Fault['before']): Fault => ({
  before,
  message: /^You seem to be offline/,
  mend({ context, hcaptcha }) {
    hcaptcha.become('passes');
    return context.setOffline(false);
  },
});

/** Breaks the connection at this request, once. */
const breakAt = (request: RegExp, first?: (route: Route) => Promise<unknown>) =>
  breakLine(({ page, context }) => {
    const cut = async (route: Route) => {
      await first?.(route);
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    };
    return page.route(request, cut, { times: 1 });
  });

const failCaptcha = (mood: Mood): Fault => ({
  before({ form, hcaptcha }) {
    hcaptcha.become(mood);
    return form.reload();
  },
  message: captcha,
  mend: ({ hcaptcha }) => hcaptcha.become('passes'),
});

const failUpload = (request: RegExp, answer: (route: Route) => Promise<void>): Fault => ({
  before: ({ page }) => page.route(request, answer, { times: 1 }),
  message: 'Failed to upload CV file. Please try again.',
  path: '/joinus',
  uploads: request === uploads ? 2 : 1,
});

const faults: Record<string, Fault> = {
  'the captcha is closed': failCaptcha('is closed'),
  'the captcha expires': failCaptcha('expires'),
  'the captcha is blocked': failCaptcha('is blocked'),
  'the captcha never answers': {
    ...failCaptcha('is silent'),
    async after({ page, hcaptcha }) {
      await expect.poll(() => hcaptcha.checks).toHaveLength(1);
      await page.clock.fastForward('00:20');
    },
  },
  'the line breaks before Send': breakLine(({ context }) => context.setOffline(true)),
  'the line breaks during the captcha': breakLine(({ hcaptcha, context }) =>
    hcaptcha.become('fails', () => context.setOffline(true)),
  ),
  'the line breaks during the upload': { ...breakAt(uploads), path: '/joinus', uploads: 2 },
  'the line breaks before the row is stored': breakAt(rows),
  'the line breaks after the row was stored': breakAt(rows, (route) => route.fetch()),
  'the answer gets lost': { before: ({ page }) => page.route(rows, loseAnswer, { times: 1 }) },
  'the database does not answer': {
    before: ({ page }) => page.route(rows, never, { times: 1 }),
    // A CV is uploaded first.
    after: ({ page }) => page.waitForRequest(rows).then(() => page.clock.fastForward('00:15')),
  },
  'the token expires before Send and the next check is closed': {
    ...failCaptcha('is closed'),
    // Here hCaptcha is a checkbox.
    path: '/get-started',
    async before({ page, hcaptcha }) {
      await page.getByRole('button', { name: 'I am human' }).click();
      await hcaptcha.expire();
      hcaptcha.become('is closed');
    },
  },
  'the answer to a CV’s announcement gets lost': failUpload(announcements, loseAnswer),
  'the answer to the upload gets lost': failUpload(uploads, loseAnswer),
  'the upload is refused': failUpload(uploads, (route) =>
    route.fulfill({ status: 400, json: { error: 'no' } }),
  ),
  'hCaptcha’s script stalls': { ...failCaptcha('stalls'), after: waitUntilTold },
  'another script comes in place of hCaptcha’s': failCaptcha('is replaced'),
  'the line breaks while a puzzle is open': {
    ...breakLine(({ hcaptcha }) => hcaptcha.become('asks for ever')),
    async after({ context, hcaptcha }) {
      await expect.poll(() => hcaptcha.checks).toHaveLength(1);
      await context.setOffline(true);
    },
  },
  'the code that sends cannot be fetched': {
    async before({ page, form }) {
      await page.route(isSender, (route) => route.abort());
      await form.reload();
    },
    message: noCode,
    async mend({ page, form }) {
      await page.unroute(isSender);
      await form.reload();
      await expect(form.field('Last Name')).toHaveValue('Lovelace');
    },
  },
  // Browsers cache the failure of an import until the page is reloaded.
  'the code that sends stalls': {
    async before({ page, form }) {
      await page.route(isSender, never);
      await form.reload();
    },
    after: waitUntilTold,
    message: noCode,
    mend: ({ page, form }) => page.unroute(isSender).then(() => form.reload()),
  },
};

// The form on Work sends in the same way as Get Started.
for (const path of ['/joinus', '/get-started'] as const) {
  test.describe(path, () => {
    test.use({ path });

    for (const [name, fault] of Object.entries(faults)) {
      if (fault.path && fault.path !== path) continue;
      test(`if ${name}, the visitor is told and one row is stored`, async ({
        page,
        context,
        form,
        hcaptcha,
        complaints,
      }) => {
        complaints.expect(lost);
        const scene = { page, context, form, hcaptcha };
        await page.clock.install();
        await form.fill();
        await fault.before(scene);
        await form.answer();
        const after = fault.after?.(scene);
        await form.send();
        await after;
        await form.fails(fault.message);
        const email = form.summary().getByRole('link', { name: /@/ });
        await expect(email).toHaveAttribute('href', /^mailto:/);
        const phone = form.summary().getByRole('link', { name: /\d{4}/ });
        await expect(phone).toHaveAttribute('href', /^tel:/);
        await expect(form.field('Email')).toHaveValue(form.email);

        await fault.mend?.(scene);
        await form.answer();
        await form.sendWell();
        if (path !== '/joinus') return;
        expect(await form.storedCv()).toEqual(pdf.buffer);
        expect(form.uploads).toHaveLength(fault.uploads ?? 1);
      });
    }
  });
}

for (const mood of ['is closed', 'expires', 'fails'] as const) {
  test(`after a captcha that ${mood}, the next press draws a new one`, async ({
    form,
    hcaptcha,
  }) => {
    await form.fill();
    hcaptcha.become(mood);
    await form.sendInVain(captcha);
    const before = await hcaptcha.countWidgets();
    hcaptcha.become('passes');
    await form.sendWell();
    expect(await hcaptcha.countWidgets()).toBe(before + 1);
  });
}
