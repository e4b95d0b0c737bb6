import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedDatabase } from './support/embedded.ts';
import { missingPostgres, startPostgres } from './support/postgres.ts';
import type { SqlDatabase } from './support/sql-database.ts';

const folder = 'supabase/tests';
const files = readdirSync(folder).filter((name) => name.endsWith('.test.sql'));

const databases = [
  { name: 'the embedded database', open: openEmbeddedDatabase, missing: '' },
  { name: 'PostgreSQL 15', open: startPostgres, missing: missingPostgres },
];

describe.each(databases)('on $name', ({ name, open, missing }) => {
  if (missing) {
    console.warn(`The SQL tests on ${name} are skipped: ${missing}.`);
    test.skip(`skipped: ${missing}`);
    return;
  }

  let database: SqlDatabase;
  beforeAll(async () => {
    database = await open();
    await database.run(
      readFileSync(join(import.meta.dirname, 'support/test-functions.sql'), 'utf8'),
    );
  });
  afterEach(() => database.run('rollback'));
  afterAll(() => database?.stop());

  test.each(files)('%s', async (file) => {
    const lines = await database.run(readFileSync(join(folder, file), 'utf8'));
    const assertions = lines.filter((line) => /^(not )?ok /.test(line));
    // pgTAP ends with the number of assertions: "1..12".
    expect(lines).toContain(`1..${assertions.length}`);
    expect(assertions.filter((line) => line.startsWith('not'))).toEqual([]);
    expect(assertions.length).toBeGreaterThan(0);
  });
});
