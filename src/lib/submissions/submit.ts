import { connect, type Backend } from './supabase.ts';

export type Table = 'career_applications' | 'cv_uploads' | 'get_started_submissions';
/** Why a row was not stored: too many came in the last hour, or anything else. */
export type Reason = 'cvsFull' | 'tooMany' | 'failed';
export type Outcome = { ok: true } | { ok: false; reason: Reason };
export type Row = { captcha_token: string | null } & Record<string, unknown>;

// What PostgREST says of a new row, and PostgreSQL of a second one with the same primary key.
const created = 201;
const alreadyStored = '23505';

/** What the migrations say; the code beside it differs between the hosted and the embedded backend. */
const reasons: [sentence: string, reason: Reason][] = [
  ['Too many CVs were announced in the last hour.', 'cvsFull'],
  ['Too many unverified submissions in the last hour.', 'tooMany'],
];

/**
 * Stores one row. A row that is there already was stored by an attempt whose answer got lost. Only code that does not
 * come is an error (`LoadError`).
 */
export async function submit(backend: Backend, table: Table, row: Row): Promise<Outcome> {
  const client = await connect(backend);
  // Visitors may not read what they insert, so nothing is selected.
  const { status, error } = await client.from(table).insert(row);
  // Some answers of something in between, such as 404 without a text, reach us as no error.
  if (status === created || error?.code === alreadyStored) return { ok: true };
  console.error(`The row was not stored in ${table}.`, error ?? status);
  const known = reasons.find(([sentence]) => error?.message?.includes(sentence));
  return { ok: false, reason: known?.[1] ?? 'failed' };
}
