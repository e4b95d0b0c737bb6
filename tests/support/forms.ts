import { randomUUID } from 'node:crypto';
import type { Page, Request, Route } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { answerHcaptcha, type Hcaptcha } from './hcaptcha.ts';
import { expect, test as base } from './test.ts';

const application = {
  table: 'career_applications',
  success: "Thank you! Your application has been received. We'll be in touch soon.",
  failure: 'Sorry, there was an error submitting your application. Please try again.',
};
const enquiry = {
  table: 'get_started_submissions',
  success: "Thank you! Your submission has been received. We'll be in touch soon.",
  failure: 'Sorry, there was an error submitting your form. Please try again.',
};
const forms = { '/joinus': application, '/get-started': enquiry, '/work': enquiry };

export type Path = keyof typeof forms;
export const paths = Object.keys(forms) as Path[];

/** A file to choose, which is a PDF by default. */
export const makeFile = ({
  name = 'My $& CV.PDF',
  mimeType = 'application/pdf',
  start = '%PDF-1.7',
  size = 2000,
} = {}) => ({ name, mimeType, buffer: Buffer.from(start.padEnd(size)) });

export const pdf = makeFile();

/** The backend, as staff see it. */
const connect = () =>
  createClient(process.env['FORMS_BACKEND_URL'] ?? '', process.env['FORMS_SERVICE_KEY'] ?? '', {
    auth: { persistSession: false },
  });

/** What the form of a page has stored for an email address. */
export async function listRows(path: Path, email: string): Promise<Record<string, unknown>[]> {
  const { data, error } = await connect().from(forms[path].table).select().eq('email', email);
  if (error) throw error;
  return data;
}

/** The form of a page, as a visitor finds it, and what it has stored. */
export class Form {
  /** An address that no other test uses, to find its rows. */
  readonly email = `${randomUUID()}@mail.example`;
  readonly uploads: Request[] = [];

  constructor(
    readonly page: Page,
    readonly path: Path,
  ) {
    page.on('request', (request) => {
      if (uploads.test(request.url()) && request.method() === 'POST') this.uploads.push(request);
    });
  }

  open = () => this.page.goto(this.path);
  /** Waits for the draft: if a field is filled in just as it gets its value back, Chromium adds to it, with nothing selected. */
  async reload() {
    await this.page.reload();
    await expect(this.field('Email')).toHaveValue(this.email);
  }

  field = (label: string) => this.page.getByLabel(label);
  consent = () => this.page.getByRole('checkbox', { name: /Privacy Policy/ });
  button = () => this.page.getByRole('button', { name: /^(Send|Sending\.\.\.|Uploading\.\.\.)$/ });
  /** What is wrong or has failed. */
  summary = () => this.page.getByRole('region', { name: 'There is a problem' });
  /** The form itself has stopped working. */
  alert = () => this.page.getByRole('alert');
  panel = () => this.page.getByRole('main').getByRole('region', { name: 'Thank you!' });

  /** Fills in what every form requires, and ticks the consent. */
  async fill() {
    await this.field('First Name').fill('Ada');
    await this.field('Last Name').fill('Lovelace');
    await this.field('Email').fill(this.email);
    await this.consent().check();
    await expect(this.button()).not.toHaveCSS('cursor', 'not-allowed');
  }

  async attach(chosen = pdf) {
    await this.field('CV').setInputFiles(chosen);
    // The fields below move until the form is awake and shows the file.
    await expect(this.remove(chosen)).toBeVisible();
  }

  remove = ({ name } = pdf) => this.page.getByRole('button', { name: `Remove ${name}` });

  /** Fills in what is required, and attaches a CV if the form takes one. */
  async answer() {
    if (this.path === '/joinus' && !(await this.remove().isVisible())) await this.attach();
    await this.fill();
  }

  send = () => this.button().click();
  startAgain = () => this.page.getByRole('button', { name: 'Send another' }).click();

  /** Expects a failure with this first line. It has the focus, so that it is spoken, and the title names it. */
  async fails(message: string | RegExp = forms[this.path].failure) {
    await expect(this.summary().getByRole('heading')).toHaveText('There is a problem');
    await expect(this.summary().getByRole('listitem').first()).toHaveText(message);
    await expect(this.summary()).toBeFocused();
    await expect(this.summary()).toHaveAccessibleDescription(
      typeof message === 'string' ? RegExp(`^${RegExp.escape(message)}`) : message,
    );
    await expect(this.alert()).toHaveCount(0);
    await expect(this.page).toHaveTitle(/^Error: /);
    await expect(this.button()).toHaveText('Send');
  }

  /** Expects success, which is announced, has the focus and replaces the form, and so many stored rows. */
  async succeeds(rows = 1) {
    // Other tests use the database at the same time.
    const patience = { timeout: 20_000 };
    const words = this.panel().getByRole('paragraph');
    await expect(words.or(this.summary()).first()).toBeVisible(patience);
    await expect(words.first()).toHaveText(forms[this.path].success);
    await expect(this.panel()).toBeFocused();
    await expect(this.summary()).toHaveCount(0);
    await expect(this.button()).toBeHidden();
    await expect(this.page).not.toHaveTitle(/Error/);
    expect(await this.rows()).toHaveLength(rows);
  }

  async sendWell(rows?: number) {
    await this.send();
    await this.succeeds(rows);
  }

  async sendInVain(message?: string | RegExp) {
    await this.send();
    await this.fails(message);
  }

  rows = () => listRows(this.path, this.email);

  /** The CV of the only row. */
  async storedCv() {
    const [row] = await this.rows();
    const files = connect().storage.from('cv-files');
    const { data, error } = await files.download(String(row?.['cv_file_url']));
    if (error) throw error;
    return Buffer.from(await data.arrayBuffer());
  }
}

export interface Fixtures {
  hcaptcha: Hcaptcha;
  /** The form of the page at `path`, which is open. */
  form: Form;
}

/** Playwright's `test` against a build whose forms reach a real backend. Only hCaptcha is replaced. */
export const test = base.extend<{ path: Path } & Fixtures>({
  path: ['/get-started', { option: true }],
  baseURL: async ({}, use) => use(process.env['FORMS_URL']),
  hcaptcha: [async ({ page }, use) => use(await answerHcaptcha(page)), { auto: true }],

  form: async ({ page, path }, use) => {
    const form = new Form(page, path);
    await form.open();
    await use(form);
  },
});

export { expect };

/** The requests that store a row in one of the two tables. */
export const rows = /\/rest\/v1\/(career_applications|get_started_submissions)/;
export const announcements = /\/rest\/v1\/cv_uploads/;
export const uploads = /\/storage\/v1\/object\/cv-files/;

/** The complaints of the browser when requests are lost or refused. */
export const lost = /not (stored|uploaded|be sent)|Failed to load|net::ERR|^4\d\d: /;

/** The request arrives, but its response gets lost. */
export async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}
