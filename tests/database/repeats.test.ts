import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { missingPostgres, startPostgres } from './support/postgres.ts';

test.skipIf(missingPostgres)(
  'a repeat that comes before the first attempt is stored waits for it, and is refused as stored already, not because its token is spent',
  async () => {
    const database = await startPostgres();
    const [first, repeat] = [await database.connect(), await database.connect()];
    onTestFinished(async () => {
      await Promise.all([first.end(), repeat.end()]);
      await database.stop();
    });
    await database.run(
      readFileSync(join(import.meta.dirname, 'support/test-functions.sql'), 'utf8'),
    );
    // Like hCaptcha, this accepts a token once.
    await database.run(`
      select tests.set_captcha('on', 'a secret');
      create sequence private.asked;
      grant usage on sequence private.asked to postgres;
      create or replace function private.ask_hcaptcha(secret text, token text) returns jsonb
      language sql return jsonb_build_object('success', nextval('private.asked') = 1)`);
    const answers = '{"id": "00000000-0000-4000-8000-000000000000", "captcha_token": "a-token"}';
    const [enquiry = ''] = await database.run(`select tests.enquiry('${answers}')`);

    await first.query(`begin; ${enquiry}`);
    const refusal = repeat.query(enquiry).catch((error: unknown) => error);
    const waiting = "select count(*) from pg_stat_activity where wait_event_type = 'Lock'";
    const wait = vi.waitFor(async () => expect(await database.run(waiting)).toEqual(['1']), {
      timeout: 20_000,
    });
    await Promise.race([refusal, wait]);
    await first.query('commit');
    expect(await refusal).toMatchObject({ constraint: 'get_started_submissions_pkey' });
  },
);
