import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { migrations, runAll, type SqlDatabase } from './sql-database.ts';

/** A migrated PostgreSQL in this process. Unlike the embedded backend it keeps the grants of the migrations. */
export async function openPglite(): Promise<SqlDatabase> {
  const database = await PGlite.create({ extensions: { pgtap } });
  const supabase = readFileSync(join(import.meta.dirname, 'supabase.sql'), 'utf8')
    // Its owner is called postgres already.
    .replace(/^create role postgres .*$/m, '');
  await database.exec(supabase);
  for (const migration of migrations()) await database.exec(migration);
  return {
    run: (sql) => runAll(sql, (text) => database.exec(text)),
    stop: () => database.close(),
  };
}
