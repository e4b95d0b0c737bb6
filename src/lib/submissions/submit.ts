import { connect, type Backend } from './supabase.ts';

export type Table = 'career_applications' | 'get_started_submissions';
export type Outcome = { ok: true } | { ok: false };
export type Row = { id: string; captcha_token: string } & Record<string, unknown>;

// What PostgREST says of a new row, and PostgreSQL of a second one with the same primary key.
const created = 201;
const alreadyStored = '23505';

/**
 * Stores one row. A row that is there already was stored by an attempt whose answer got lost. Only code that does not
 * come is an error (`LoadError`).
 */
export async function submit(backend: Backend, table: Table, row: Row): Promise<Outcome> {
  const client = await connect(backend);
  try {
    // Visitors may not read what they insert, so nothing is selected.
    const { status, error } = await client.from(table).insert(row);
    // Some answers of something in between, such as 404 without a text, reach us as no error.
    if (status === created || error?.code === alreadyStored) return { ok: true };
    console.error(`The row was not stored in ${table}.`, error ?? status);
  } catch (error) {
    console.error(`The row was not stored in ${table}.`, error);
  }
  return { ok: false };
}
