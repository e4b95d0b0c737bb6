import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectWith, startTestBackend, type TestBackend } from './support/embedded.ts';

// What comes through the gate that a browser uses. What the tables themselves hold is tested in supabase/tests.

type Row = Record<string, unknown>;

const person = {
  first_name: 'José 🏔️',
  last_name: "O'Brien 李",
  email: 'jose@obrien.example',
  privacy_consent: true,
};
const answeredByBoth = { phone: '+61 491 570 006', additional_comments: 'é'.repeat(5000) };
const announcedCv = '1790000000000_Jose_OBrien_a1b2c3_CV.pdf';
const tables: { table: string; answers: Row }[] = [
  {
    table: 'get_started_submissions',
    answers: {
      ...answeredByBoth,
      company: 'Yak & Sons',
      selected_needs: ['data-consolidation', 'other'],
      other_needs_text: 'A yak\nwith a "saddle"',
    },
  },
  {
    table: 'career_applications',
    answers: {
      ...answeredByBoth,
      current_position: 'Shepherd',
      selected_career_options: ['more-flexibility'],
      selected_skills: ['security', 'other'],
      individual_purpose: 'To see the other side of the range',
      cv_file_name: 'My CV — José.pdf',
      cv_file_url: announcedCv,
    },
  },
];

let backend: TestBackend;
let visitor: SupabaseClient;
let staff: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend();
  visitor = connectWith(backend, backend.anonKey);
  staff = connectWith(backend, backend.serviceKey);
  const { error } = await visitor.from('cv_uploads').insert({ name: announcedCv });
  expect(error).toBeNull();
});
afterAll(() => backend?.stop());

describe.each(tables)('$table', ({ table, answers }) => {
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

  test('a refused answer is named in the message', async () => {
    const row = makeRow({ first_name: '  ' });
    expect((await send(row)).error?.message).toContain('"first_name_must_not_be_blank"');
    expect(await stored(row['id'])).toEqual([]);
  });

  test('a visitor reads and changes nothing, not even what they sent', async () => {
    const row = makeRow();
    const { id } = row;
    await send(row);
    expect((await visitor.from(table).select()).data).toEqual([]);
    expect((await visitor.from(table).insert(makeRow()).select()).error?.code).toBe('42501');

    await visitor.from(table).update({ first_name: 'Eve' }).eq('id', id);
    await visitor.from(table).delete().eq('id', id);
    const replacement = { ...row, first_name: 'Eve' };
    for (const ignoreDuplicates of [false, true]) {
      const { error } = await visitor.from(table).upsert(replacement, { ignoreDuplicates });
      expect(error?.code).toBe('42501');
    }
    expect(await stored(id)).toEqual([expect.objectContaining(row)]);
  });

  test('without a key, or with a made-up one, nothing can be sent', async () => {
    const row = makeRow();
    for (const key of [{}, { apikey: 'sb_publishable_made_up' }]) {
      const answer = await fetch(`${backend.url}/rest/v1/${table}`, {
        method: 'POST',
        body: JSON.stringify(row),
        headers: { 'content-type': 'application/json', ...key },
      });
      expect(answer.status).toBe(401);
    }
    expect(await stored(row['id'])).toEqual([]);
  });
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
