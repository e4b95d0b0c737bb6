import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tables, type Table } from '#lib/submissions/tables.ts';
import { openPglite } from './support/pglite.ts';
import { missingPostgres, startPostgres } from './support/postgres.ts';
import type { SqlDatabase } from './support/sql-database.ts';

// What the forms send and what the database takes are written in two places. Here they are held against each other, as
// the visitor's role, so that no form goes live whose every answer the database refuses. Each message says what to write.

const options: Record<string, { id: string }[]> = parse(
  readFileSync('content/options.yaml', 'utf8'),
);
const newest = readdirSync('supabase/migrations').toSorted().at(-1);
const inMigration = `in a new file of supabase/migrations, with a name after ${newest}`;

const columns = (Object.keys(tables) as Table[]).flatMap((table) =>
  Object.entries(tables[table]).map(([column, rule]) => ({ table, column, ...rule })),
);
const isLimited = ({ max }: { max?: number }) => max !== undefined && Number.isFinite(max);

const databases = [
  { name: 'the migrations alone', open: openPglite, missing: '' },
  { name: 'PostgreSQL 15', open: startPostgres, missing: missingPostgres },
];

describe.each(databases)('by $name', ({ open, missing }) => {
  if (missing) {
    test.skip(`skipped: ${missing}`);
    return;
  }

  let database: SqlDatabase;
  beforeAll(async () => {
    database = await open();
    await database.run(
      `insert into private.settings (name, value) values ('captcha_check', 'off') on conflict (name) do update set value = 'off'`,
    );
  });
  afterAll(() => database?.stop());

  test.each(columns)(
    '$table takes the field $column from a visitor',
    async ({ table, column, max }) => {
      const [isThere] = await database.run(
        `select exists (select from information_schema.columns where table_schema = 'public' and table_name = '${table}' and column_name = '${column}')`,
      );
      const limit = max && Number.isFinite(max) ? `, ${limitOf(column, max)}` : '';
      const grant = `grant insert (${column}) on public.${table} to anon;`;
      expect(
        isThere,
        `The form sends “${column}” (src/lib/submissions/tables.ts), which public.${table} does not have. Write ${inMigration}: alter table public.${table} add column ${column} text${limit}; ${grant}`,
      ).toBe('true');
      const [mayWrite] = await database.run(
        `select has_column_privilege('anon', 'public.${table}', '${column}', 'insert')`,
      );
      expect(
        mayWrite,
        `The form sends “${column}”, which visitors may not write, so that every row would be refused. Write ${inMigration}: ${grant}`,
      ).toBe('true');
    },
  );

  test.each(Object.keys(tables) as Table[])(
    'a visitor may write nothing to %s that no form sends',
    async (table) => {
      const writable = await database.run(
        `select column_name from information_schema.columns where table_schema = 'public' and table_name = '${table}' and has_column_privilege('anon', 'public.${table}', column_name, 'insert')`,
      );
      expect(writable.toSorted()).toEqual(Object.keys(tables[table]).toSorted());
    },
  );

  test.each(columns.filter(isLimited))(
    '$table takes $column with $max characters and no more',
    async ({ table, column, max = 0 }) => {
      const fill = (length: number) =>
        column === 'email' ? `a@${'b'.repeat(length - 2)}` : 'x'.repeat(length);
      const cure = `tables.ts allows ${max} characters. Write ${inMigration}: alter table public.${table} ${limitOf(column, max)}; and drop the limit that stands there, if there is one. Or correct tables.ts.`;
      const beside = besides[column];
      expect(await refusal(table, { ...beside, [column]: fill(max) }), cure).toBe('');
      expect(await refusal(table, { ...beside, [column]: fill(max + 1) }), cure).toMatch(
        /characters/,
      );
    },
  );

  test.each(columns.filter(({ list }) => list))(
    '$table takes every option of $list as $column, and no other',
    async ({ table, column, list = '' }) => {
      const ids = (options[list] ?? []).map(({ id }) => id);
      const isMany = (await typeOf(table, column)) === 'ARRAY';
      const wanted = isMany
        ? `${column} <@ array[${quoted(ids)}]`
        : `${column} in (${quoted(ids)})`;
      const cure = `content/options.yaml has the ${list} ${ids.join(', ')}. Write ${inMigration}: alter table public.${table} drop constraint ${column}_must_be_known, add constraint ${column}_must_be_known check (${wanted});`;
      for (const id of ids)
        expect(
          await refusal(table, { [column]: isMany ? [id] : id }),
          `“${id}” is refused. ${cure}`,
        ).toBe('');
      expect(await refusal(table, { [column]: isMany ? ['none'] : 'none' }), cure).toContain(
        `${column}_must_be_known`,
      );
    },
  );

  const typeOf = async (table: string, column: string) =>
    (
      await database.run(
        `select data_type from information_schema.columns where table_name = '${table}' and column_name = '${column}'`,
      )
    )[0];

  /** Why a visitor's row is refused, or nothing. It is never kept. */
  async function refusal(
    table: Table,
    changes: Record<string, string | string[]>,
  ): Promise<string> {
    const row = { ...sound(table), ...changes };
    const names = Object.keys(row);
    const announced = row['cv_file_name']
      ? `insert into public.cv_uploads (name) values ('${cvName}');`
      : '';
    try {
      await database.run(
        `begin; set local role anon; ${announced} insert into public.${table} (${names.join(', ')}) values (${names.map((name) => literal(row[name])).join(', ')})`,
      );
      return '';
    } catch (error) {
      return String(error);
    } finally {
      await database.run('rollback');
    }
  }
});

const cvName = '1764000000000_Ada_Lovelace_x7Kd02_CV.pdf';

/** What has to stand beside a column. */
const besides: Record<string, Record<string, string | string[]>> = {
  other_needs_text: { selected_needs: ['other'] },
  cv_file_name: { cv_file_url: cvName },
};

/** A row that the database takes, with what it asks for and nothing else. */
const sound = (table: Table): Record<string, string | string[]> => {
  if (table === 'cv_uploads') return { name: cvName };
  return {
    id: crypto.randomUUID(),
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@lovelace.example',
    privacy_consent: 'true',
  };
};

const limitOf = (column: string, max: number) =>
  `add constraint ${column}_must_fit_${max}_characters check (char_length(${column}) <= ${max})`;

const quoted = (ids: string[]) => ids.map((id) => `'${id}'`).join(', ');

const literal = (value: string | string[] = ''): string =>
  Array.isArray(value) ? `array[${quoted(value)}]` : `'${value}'`;
