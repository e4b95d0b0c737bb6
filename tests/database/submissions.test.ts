import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestBackend } from './support/embedded.ts';

// What a browser can do through the API. supabase/tests tests the tables. tests/e2e tests that every answer of a form
// is stored.

const backend = await startTestBackend();
const { visitor, staff } = backend;
afterAll(backend.stop);

describe.each(['get_started_submissions', 'career_applications'])('%s', (table) => {
  const makeRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
    id: randomUUID(),
    first_name: 'José 🏔️',
    last_name: "O'Brien 李",
    email: 'jose@obrien.example',
    privacy_consent: true,
    ...changes,
  });
  const send = (row: object) => visitor.from(table).insert(row);
  const stored = async (id: unknown) => {
    const { data, error } = await staff.from(table).select().eq('id', id);
    expect(error).toBeNull();
    return data ?? [];
  };

  test('the database adds the arrival, the verdict and what staff note', async () => {
    const row = makeRow();
    const before = Date.now();
    expect(await send({ ...row, captcha_token: 'a token' })).toMatchObject({ error: null });

    const [found] = await stored(row['id']);
    expect(found).toMatchObject({
      ...row,
      captcha_token: null,
      captcha_verified: false,
      told_at: null,
      answered: false,
    });
    expect(Date.parse(String(found?.['created_at']))).toBeGreaterThanOrEqual(before - 1);
  });

  test('two requests with one id at the same time store one row, and the other gets 409', async () => {
    const row = makeRow();
    const results = await Promise.all([send(row), send(row)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(results.find(({ error }) => error)).toMatchObject({ error: { code: '23505' } });
    expect(await stored(row['id'])).toHaveLength(1);
  });

  test('the message names a refused answer', async () => {
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
