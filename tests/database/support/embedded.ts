import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { createClient } from '@supabase/supabase-js';
import { startBackend, type Backend } from '../../../scripts/dev/backend.ts';
import { runAll, type SqlDatabase } from './sql-database.ts';

/** Starts an embedded backend with nothing but its seed, in a temporary folder, and makes two clients for it. */
export async function startTestBackend(seed = 'supabase/seed.sql') {
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
  const backend = await startBackend({ port: 0, dataDir, seed });
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

/** Opens the database that the embedded backend has made, without the backend. */
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
