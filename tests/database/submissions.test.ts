import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { connectWith, startTestBackend, type TestBackend } from './support/embedded.ts';

type Row = Record<string, unknown>;

const lists: Record<string, { id: string }[]> = parse(readFileSync('content/options.yaml', 'utf8'));
const ids = (list: string) => lists[list]?.map(({ id }) => id) ?? [];

const person = {
  first_name: 'José 🏔️',
  last_name: "O'Brien 李",
  email: 'jose@obrien.example',
  privacy_consent: true,
};
const answeredByBoth = {
  phone: '+61 491 570 006',
  additional_comments: 'é'.repeat(5000),
};
const announcedCv = '1790000000000_Jose_OBrien_a1b2c3_CV.pdf';
const tables = [
  {
    table: 'get_started_submissions',
    answers: {
      ...answeredByBoth,
      company: 'Yak & Sons',
      selected_needs: ids('needs'),
      other_needs_text: 'A yak\nwith a "saddle"',
    },
    left: {
      company: null,
      phone: null,
      locale: null,
      hear_about_us: null,
      selected_needs: [],
      other_needs_text: null,
      additional_comments: null,
    },
  },
  {
    table: 'career_applications',
    answers: {
      ...answeredByBoth,
      current_position: 'Shepherd',
      selected_career_options: ids('careerOptions'),
      selected_skills: ids('skills'),
      individual_purpose: 'To see the other side of the range',
      cv_file_name: 'My CV — José.pdf',
      cv_file_url: announcedCv,
    },
    left: {
      current_position: null,
      phone: null,
      locale: null,
      hear_about_us: null,
      selected_career_options: [],
      selected_skills: [],
      individual_purpose: null,
      additional_comments: null,
      cv_file_name: null,
      cv_file_url: null,
    },
  },
];

vi.setConfig({ testTimeout: 30_000 });

let backend: TestBackend;
let visitor: SupabaseClient;
let staff: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend();
  visitor = connectWith(backend, backend.anonKey);
  staff = connectWith(backend, backend.serviceKey);
  const { error } = await visitor.from('cv_uploads').insert({ name: announcedCv });
  expect(error).toBeNull();
}, 120_000);
afterAll(() => backend?.stop());

describe.each(tables)('$table', ({ table, answers, left }) => {
  const makeRow = (changes: Row = {}): Row => ({ id: randomUUID(), ...person, ...changes });
  const send = (row: Row) => visitor.from(table).insert(row);
  const stored = async (id: unknown): Promise<Row[]> => {
    const { data, error } = await staff.from(table).select().eq('id', id);
    expect(error).toBeNull();
    return data ?? [];
  };

  test('everything that can be answered is stored as it was sent', async () => {
    const row = makeRow({ ...answers, captcha_token: 'a token' });
    const before = Date.now();
    expect(await send(row)).toMatchObject({ error: null, data: null, status: 201 });

    const [found] = await stored(row['id']);
    expect(found).toEqual({
      ...row,
      locale: null,
      hear_about_us: null,
      captcha_token: null,
      captcha_verified: false,
      told_at: null,
      answered: false,
      created_at: expect.any(String),
    });
    expect(Date.parse(String(found?.['created_at']))).toBeGreaterThanOrEqual(before - 1);
  });

  test('what is left open is stored as null or as an empty list', async () => {
    const row = makeRow();
    expect((await send(row)).error).toBeNull();
    expect(await stored(row['id'])).toEqual([expect.objectContaining({ ...row, ...left })]);
  });

  test.each([
    ...ids('locales').map((locale) => ({ locale })),
    ...ids('hearAbout').map((hear_about_us) => ({ hear_about_us })),
  ])('every option of the form is known: %o', async (choice) => {
    const row = makeRow(choice);
    expect((await send(row)).error).toBeNull();
    expect(await stored(row['id'])).toEqual([expect.objectContaining(choice)]);
  });

  test('neither the time nor the verdict on the captcha can be chosen', async () => {
    const row = makeRow({ created_at: '2001-01-01T00:00:00Z', captcha_verified: true });
    await send(row);
    const [found] = await stored(row['id']);
    expect(found?.['captcha_verified']).toBe(false);
    expect(String(found?.['created_at'])).not.toContain('2001');
  });

  test.each([{ answered: true }, { told_at: '2001-01-01T00:00:00Z' }])(
    'what staff note cannot be chosen: %o',
    async (choice) => {
      const row = makeRow(choice);
      expect((await send(row)).error?.code).toBe('42501');
      expect(await stored(row['id'])).toEqual([]);
    },
  );

  test('a repeat with the same id is told apart from other failures and stored once', async () => {
    const row = makeRow();
    await send(row);
    const repeat = await send({ ...row, first_name: 'Eve' });

    expect(repeat).toMatchObject({ status: 409, error: { code: '23505', details: null } });
    expect(await stored(row['id'])).toEqual([expect.objectContaining(row)]);
  });

  test('two requests with one id at the same time give one row', async () => {
    const row = makeRow();
    const results = await Promise.all([send(row), send(row)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await stored(row['id'])).toHaveLength(1);
  });

  test.each([
    [{ first_name: '  ' }, 'first_name_must_not_be_blank'],
    [{ last_name: '' }, 'last_name_must_not_be_blank'],
    [{ first_name: 'é'.repeat(101) }, 'first_name_must_fit_100_characters'],
    [{ last_name: 'é'.repeat(101) }, 'last_name_must_fit_100_characters'],
    [{ email: '' }, 'email_must_be_an_address'],
    [{ email: `${'a'.repeat(253)}@b` }, 'email_must_fit_254_characters'],
    [{ phone: '1'.repeat(41) }, 'phone_must_fit_40_characters'],
    [{ additional_comments: 'a'.repeat(5001) }, 'additional_comments_must_fit_5000_characters'],
    [{ locale: 'nz' }, 'locale_must_be_known'],
    [{ hear_about_us: 'radio' }, 'hear_about_us_must_be_known'],
    [{ privacy_consent: false }, 'privacy_policy_must_be_accepted'],
    [{ privacy_consent: null }, 'privacy_consent'],
    [{ first_name: null }, 'first_name'],
  ])('a refused answer is named in the message: %o', async (answer, reason) => {
    const row = makeRow(answer);
    const { error } = await send(row);
    expect(error?.message).toContain(`"${reason}"`);
    expect(await stored(row['id'])).toEqual([]);
  });

  test('a visitor reads nothing, not even what they sent', async () => {
    const row = makeRow();
    await send(row);
    expect((await visitor.from(table).select()).data).toEqual([]);
    expect((await visitor.from(table).insert(makeRow()).select()).error?.code).toBe('42501');
  });

  test('a visitor changes nothing, not even what they sent', async () => {
    const row = makeRow();
    await send(row);
    const { id } = row;

    await visitor.from(table).update({ first_name: 'Eve' }).eq('id', id);
    await visitor.from(table).delete().eq('id', id);
    const replacement = { ...row, first_name: 'Eve' };
    expect((await visitor.from(table).upsert(replacement)).error?.code).toBe('42501');
    const ignored = await visitor.from(table).upsert(replacement, { ignoreDuplicates: true });
    expect(ignored.error?.code).toBe('42501');

    expect(await stored(id)).toEqual([expect.objectContaining(row)]);
  });

  test('without a key, or with a made-up one, nothing can be sent', async () => {
    const row = makeRow();
    const address = `${backend.url}/rest/v1/${table}`;
    const body = { method: 'POST', body: JSON.stringify(row) };
    const type = { 'content-type': 'application/json' };

    expect((await fetch(address, { ...body, headers: type })).status).toBe(401);
    const madeUp = { ...type, apikey: 'sb_publishable_made_up' };
    expect((await fetch(address, { ...body, headers: madeUp })).status).toBe(401);
    expect(await stored(row['id'])).toEqual([]);
  });
});

test('the text of "other" needs "other"', async () => {
  const row = { id: randomUUID(), ...person, other_needs_text: 'A yak' };
  const { error } = await visitor.from('get_started_submissions').insert(row);
  expect(error?.message).toContain('"other_needs_text_must_follow_other"');
});

test.each([
  ['career_applications', 'selected_career_options', 'more-flexibility'],
  ['career_applications', 'selected_skills', 'security'],
  ['get_started_submissions', 'selected_needs', 'other'],
])('%s.%s takes known ids once', async (table, field, known) => {
  const send = (chosen: unknown[]) =>
    visitor.from(table).insert({ id: randomUUID(), ...person, [field]: chosen });

  expect((await send(['astrology'])).error?.message).toContain(`"${field}_must_be_known"`);
  expect((await send([null])).error?.message).toContain(`"${field}_must_be_known"`);
  expect((await send([known, known])).error?.message).toContain(`"${field}_must_not_repeat"`);
  expect((await send([known])).error).toBeNull();
});

test('settings and functions are out of reach', async () => {
  expect((await visitor.schema('private').from('settings').select()).data).toBeNull();
  expect((await visitor.rpc('setting', { wanted: 'captcha_check' })).data).toBeNull();
  expect((await visitor.rpc('delete_expired_submissions')).data).toBeNull();
  expect((await visitor.rpc('tell_staff')).error?.code).toBe('42501');
});

test('nobody can sign up', async () => {
  const account = { email: 'eve@example.com', password: 'a password' };
  expect((await visitor.auth.signUp(account)).error?.status).toBe(422);
  expect((await visitor.auth.signInAnonymously()).error?.status).toBe(422);
});
