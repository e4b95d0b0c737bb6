import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { closeServer, listen, portOf } from '../../../../scripts/dev/listen.ts';

// tests/e2e/form-faults.test.ts tests with a real database that a row is stored once and not read back.

let answer: (response: ServerResponse) => void;
const row = { name: 'cv.pdf', captcha_token: 'token' };
const reply = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const server = await listen('127.0.0.1', 0, (_, response) => answer(response));
vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${portOf(server)}`);
vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'public-key');
const { submit } = await import('#lib/submissions/submit.ts');

afterAll(() => closeServer(server));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test.each([
  ['a refusal', reply(400, { code: '23514', message: 'check' })],
  ['another conflict', reply(409, { code: '23503', message: 'foreign key' })],
  ['an embedded refusal', reply(500, { code: 'SUP', message: '' })],
  ['an empty answer', (response: ServerResponse) => response.writeHead(200).end()],
  ['a 404 without a text', (response: ServerResponse) => response.writeHead(404).end()],
  ['a 404 with an empty list', reply(404, [])],
  ['an error without a reason', reply(500, null)],
  ['a broken answer', (response: ServerResponse) => response.writeHead(502).end('<h1>')],
  ['a lost connection', (response: ServerResponse) => response.destroy()],
])('%s is a failure, logged once', async (_, how) => {
  answer = how;
  expect(await submit('cv_uploads', row)).toEqual({ ok: false, reason: 'failed' });
  expect(console.error).toHaveBeenCalledOnce();
});

test.each([
  ['Too many CVs were announced in the last hour.', 'cvsFull'],
  ['Too many unverified submissions in the last hour.', 'tooMany'],
  ['The captcha was refused: hCaptcha says ["expired-input-response"].', 'captcha'],
])('“%s” is told from other refusals, hosted and embedded', async (message, reason) => {
  answer = reply(400, { code: '53400', message });
  expect(await submit('cv_uploads', row)).toEqual({ ok: false, reason });
  answer = reply(500, { code: 'SUP', message: `error: ${message}` });
  expect(await submit('cv_uploads', row)).toEqual({ ok: false, reason });
});
