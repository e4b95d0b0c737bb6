import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { createClient } from '@supabase/supabase-js';
import { startBackend, type Backend } from '../../../scripts/dev/backend.ts';
import { runAll, type SqlDatabase } from './sql-database.ts';

/** An embedded backend with nothing in it, in a folder that goes when it stops, and two clients of it. */
export async function startTestBackend() {
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
  const backend = await startBackend({ port: 0, dataDir });
  return {
    ...backend,
    dataDir,
    visitor: connectWith(backend, backend.anonKey),
    staff: connectWith(backend, backend.serviceKey),
    async stop() {
      await backend.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export function connectWith({ url }: Backend, key: string) {
  return createClient(url, key, { auth: { persistSession: false } });
}

/** The database as the embedded backend leaves it, opened without the backend. */
export async function openEmbeddedDatabase(): Promise<SqlDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
  const backend = await startBackend({ port: 0, dataDir });
  // The first request makes the backend set the grants of the anonymous role.
  await connectWith(backend, backend.anonKey).from('get_started_submissions').select();
  await backend.stop();

  const database = new PGlite(join(dataDir, 'supabase/.temp/data'), { extensions: { pgtap } });
  await database.exec('create extension pgtap');
  return {
    run: (sql) => runAll(sql, (text) => database.exec(text)),
    async stop() {
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
