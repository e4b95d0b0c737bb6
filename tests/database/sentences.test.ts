import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { faults, refusal } from '../../scripts/watch/check-enquiry.ts';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1');
const { reasons } = await import('#lib/submissions/submit.ts');

const migrations = globSync('supabase/migrations/*.sql')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each([...reasons, ...faults].map(([sentence]) => sentence).concat(refusal))(
  'the form or the watch recognises “%s”, which a migration says',
  (sentence) => expect(migrations).toContain(sentence),
);
