import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { answerHcaptcha } from './hcaptcha.ts';
import { expect, test as base } from './test.ts';

export type Table = 'career_applications' | 'get_started_submissions';

interface Fixtures {
  hcaptcha: Awaited<ReturnType<typeof answerHcaptcha>>;
  /** An address that no other test uses, to find its rows. */
  email: string;
  database: {
    /** The rows that were stored for the address of this test. */
    list(table: Table): Promise<Record<string, unknown>[]>;
    download(path: unknown): Promise<{ bytes: Buffer; type: string | null }>;
  };
}

/** Playwright's `test` against a build whose forms reach a real backend. Only hCaptcha is replaced. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['FORMS_URL']),
  hcaptcha: [async ({ page }, use) => use(await answerHcaptcha(page)), { auto: true }],
  email: async ({}, use) => use(`${randomUUID()}@mail.example`),

  database: async ({ email }, use) => {
    const url = process.env['FORMS_BACKEND_URL'] ?? '';
    const key = process.env['FORMS_SERVICE_KEY'] ?? '';
    const client = createClient(url, key, { auth: { persistSession: false } });
    await use({
      async list(table) {
        const { data, error } = await client.from(table).select().eq('email', email);
        if (error) throw error;
        return data;
      },
      async download(path) {
        const response = await fetch(`${url}/storage/v1/object/cv-files/${path}`, {
          headers: { apikey: key, authorization: `Bearer ${key}` },
        });
        expect(response.status).toBe(200);
        return {
          bytes: Buffer.from(await response.arrayBuffer()),
          type: response.headers.get('content-type'),
        };
      },
    });
  },
});

export { expect };

export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /^(Send|Sending\.\.\.|Uploading\.\.\.)$/ });

/** Without consent the button looks disabled, but a press says why. */
export const pressSend = (page: Page) => sendButton(page).click({ force: true });

export const consent = (page: Page) => page.getByRole('checkbox', { name: /Privacy Policy/ });

/** Fills in what every form requires, and ticks the consent. */
export async function fillRequired(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await consent(page).check();
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
}

/** A failure is announced, has the focus and is named in the title. */
export async function expectFailure(page: Page, message: string | RegExp, options = {}) {
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText(message, options);
  await expect(alert).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(sendButton(page)).toHaveText('Send');
}

export async function expectSuccess(page: Page, message: string | RegExp) {
  const panel = page.getByRole('main').getByRole('status');
  // Several tests use the database at once.
  const patience = { timeout: 20_000 };
  await expect(panel.getByRole('paragraph').or(page.getByRole('alert')).first()).toBeVisible(
    patience,
  );
  await expect(panel.getByRole('paragraph').first()).toHaveText(message);
  await expect(panel).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(sendButton(page)).toBeHidden();
  await expect(page).not.toHaveTitle(/Error/);
}

export async function sendWell(page: Page, message: string | RegExp) {
  await sendButton(page).click();
  await expectSuccess(page, message);
}

/** Presses Send and expects a failure. */
export async function sendInVain(page: Page, message: string | RegExp, options = {}) {
  await sendButton(page).click();
  await expectFailure(page, message, options);
}

export const sendAnother = (page: Page) =>
  page.getByRole('button', { name: 'Send another' }).click();

export const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'),
};

/** The requests that store a row in one of the two tables. */
export const rows = /\/rest\/v1\/(career_applications|get_started_submissions)/;
export const announcements = /\/rest\/v1\/cv_uploads/;
export const uploads = /\/storage\/v1\/object\/cv-files/;

/** The request arrives, but its answer does not come back. */
export async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}
