import { connect, type Backend } from './supabase.ts';

export type Table = 'career_applications' | 'get_started_submissions';
export type Outcome = { ok: true } | { ok: false };
export type Row = { id: string; captcha_token: string } & Record<string, unknown>;

// PostgreSQL's code for a second row with the same primary key.
const alreadyStored = '23505';

/** Stores one row. A row that is there already was stored by an attempt whose answer got lost. */
export async function submit(backend: Backend, table: Table, row: Row): Promise<Outcome> {
  try {
    const client = await connect(backend);
    // Visitors may not read what they insert, so nothing is selected.
    const { error } = await client.from(table).insert(row);
    if (!error || error.code === alreadyStored) return { ok: true };
    console.error(`The row was not stored in ${table}.`, error);
  } catch (error) {
    console.error(`The row was not stored in ${table}.`, error);
  }
  return { ok: false };
}
