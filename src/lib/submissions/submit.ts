import type { SupabaseClient } from '@supabase/supabase-js';
import { loadModule } from '#lib/network/load-module.ts';
import { backend } from './config.ts';
import type { Row, Table } from './tables.ts';

/** Why answers were not stored. `failed` uses the form's own words; every other reason has a message of its own. */
export type Failure =
  'failed' | 'captcha' | 'cvUpload' | 'cvsFull' | 'tooMany' | 'offline' | 'load';
export type Result = { ok: true } | { ok: false; reason: Failure };

// PostgREST's status for a new row, and PostgreSQL's code for a primary key that exists.
const created = 201;
const alreadyStored = '23505';

/** The messages of the migrations. Their codes differ between the hosted and the embedded backend. */
export const reasons: [sentence: string, reason: Failure][] = [
  ['Too many CVs were announced in the last hour.', 'cvsFull'],
  ['Too many unverified submissions in the last hour.', 'tooMany'],
  ['The captcha was refused', 'captcha'],
];

let client: SupabaseClient | undefined;

/** The page's only client. It stores no session. Fails with a `LoadError` if its code cannot be fetched. */
export async function connect(): Promise<SupabaseClient> {
  const { createClient } = await loadModule(import('@supabase/supabase-js'));
  client ??= createClient(backend.url, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The database takes at most 8 seconds.
    db: { timeout: 15_000 },
  });
  return client;
}

/**
 * Stores one row. If the row exists, an earlier attempt stored it and the response got lost. Throws only if the sending code
 * cannot be fetched (`LoadError`).
 */
export async function submit<Name extends Table>(table: Name, row: Row<Name>): Promise<Result> {
  const database = await connect();
  const values: Record<string, unknown> = row;
  // Without .select(), because visitors may not read what they insert.
  const { status, error } = await database.from(table).insert(values);
  // supabase-js reports no error for some responses of a proxy, such as an empty 404.
  if (status === created || error?.code === alreadyStored) return { ok: true };
  console.error(`The row was not stored in ${table}.`, error ?? status);
  const known = reasons.find(([sentence]) => error?.message?.includes(sentence));
  return { ok: false, reason: known?.[1] ?? 'failed' };
}
