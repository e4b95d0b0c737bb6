import { readFileSync, readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tables, type Table } from '#lib/submissions/tables.ts';
import { migrations, runAll } from './support/sql-database.ts';

// Forms and database each define what is sent. These tests compare them as a visitor, so that no form goes live if the
// database refuses its answers. Each message says what to write.

const options: Record<string, { id: string }[]> = parse(
  readFileSync('content/options.yaml', 'utf8'),
);
const newest = readdirSync('supabase/migrations').toSorted().at(-1);
const inMigration = `in a new file of supabase/migrations, named to sort after ${newest} (or in that file, if it has not run on the live database)`;

const tableNames = Object.keys(tables) as Table[];
const columns = tableNames.flatMap((table) =>
  Object.entries(tables[table]).map(([column, rule]) => ({ table, column, ...rule })),
);
const isLimited = ({ max }: { max?: number }) => max !== undefined && Number.isFinite(max);

// Unlike the embedded backend, this keeps the grants of the migrations. Its owner is called postgres already.
const database = await PGlite.create({ extensions: { pgtap } });
const supabase = readFileSync('tests/database/support/supabase.sql', 'utf8');
for (const sql of [supabase.replace(/^create role postgres .*$/m, ''), ...migrations()])
  await database.exec(sql);
const run = (sql: string) => runAll(sql, (text) => database.exec(text));
await run(
  `insert into private.settings (name, value) values ('captcha_check', 'off') on conflict (name) do update set value = 'off'`,
);
afterAll(() => database.close());

describe('by the migrations alone', () => {
  /** The columns of a table: their types, and whether a visitor may write them. */
  async function columnsOf(table: Table) {
    const found = await run(
      `select concat_ws('/', column_name, data_type, has_column_privilege('anon', 'public.${table}', column_name, 'insert')) from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
    );
    const parts = found.map((text) => text.split('/'));
    return parts.map(([name, type, mayWrite]) => ({ name, type, isOpen: mayWrite === 't' }));
  }

  test.each(columns)('$table takes the field $column from a visitor', async (field) => {
    const { table, column, max } = field;
    const found = (await columnsOf(table)).find(({ name }) => name === column);
    const limit = max && Number.isFinite(max) ? `, ${limitOf(column, max)}` : '';
    const grant = `grant insert (${column}) on public.${table} to anon;`;
    expect(
      found,
      `The form sends “${column}” (src/lib/submissions/tables.ts), but public.${table} has no such column. Write ${inMigration}: alter table public.${table} add column ${column} text${limit}; ${grant}`,
    ).toBeDefined();
    expect(
      found?.isOpen,
      `The form sends “${column}”, but visitors may not write it, so the database would refuse every row. Write ${inMigration}: ${grant}`,
    ).toBe(true);
  });

  test.each(tableNames)('a visitor may write nothing to %s that no form sends', async (table) => {
    const taken = (await columnsOf(table)).filter(({ isOpen }) => isOpen).map(({ name }) => name);
    expect(
      taken.toSorted(),
      `The columns of public.${table} that visitors may write are not those of src/lib/submissions/tables.ts.`,
    ).toEqual(Object.keys(tables[table]).toSorted());
  });

  test.each(columns.filter(isLimited))(
    '$table takes $column with $max characters and no more',
    async ({ table, column, max = 0 }) => {
      const fill = (length: number) =>
        column === 'email' ? `a@${'é'.repeat(length - 2)}` : 'é'.repeat(length);
      const cure = `tables.ts allows ${max} characters. Write ${inMigration}: alter table public.${table} ${limitOf(column, max)}; and drop the old limit, if there is one. Or correct tables.ts.`;
      const beside = besides[column];
      expect(await refusal(table, { ...beside, [column]: fill(max) }), cure).toBe('');
      const over = await refusal(table, { ...beside, [column]: fill(max + 1) });
      expect(over, cure).toMatch(/characters/);
    },
  );

  test.each(columns.filter(({ list }) => list))(
    '$table takes every option of $list as $column, and no other',
    async ({ table, column, list = '' }) => {
      const ids = (options[list] ?? []).map(({ id }) => id);
      const types = await columnsOf(table);
      const isMany = types.some(({ name, type }) => name === column && type === 'ARRAY');
      const wanted = isMany ? `<@ array[${quoted(ids)}]` : `in (${quoted(ids)})`;
      const cure = `content/options.yaml lists these ${list}: ${ids.join(', ')}. Write ${inMigration}: alter table public.${table} drop constraint ${column}_must_be_known, add constraint ${column}_must_be_known check (${column} ${wanted});`;
      const refusalOf = (id: string) => refusal(table, { [column]: isMany ? [id] : id });
      for (const id of ids) expect(await refusalOf(id), `“${id}” is refused. ${cure}`).toBe('');
      expect(await refusalOf('none'), cure).toContain(`${column}_must_be_known`);
    },
  );

  /** Why a visitor's row is refused, or nothing. The row is never kept. */
  async function refusal(table: Table, changes: Row): Promise<string> {
    const row = { ...sound(table), ...changes };
    const names = Object.keys(row);
    const announced = row['cv_file_name']
      ? `insert into public.cv_uploads (name) values ('${cvName}');`
      : '';
    try {
      await run(
        `begin; set local role anon; ${announced} insert into public.${table} (${names.join(', ')}) values (${names.map((name) => literal(row[name])).join(', ')})`,
      );
      return '';
    } catch (error) {
      return String(error);
    } finally {
      await run('rollback');
    }
  }
});

const cvName = '1764000000000_Ada_Lovelace_x7Kd02_CV.pdf';

type Row = Record<string, string | string[]>;

/** The other values that a column needs. */
const besides: Record<string, Row> = {
  other_needs_text: { selected_needs: ['other'] },
  cv_file_name: { cv_file_url: cvName },
};

/** The smallest row that the database accepts. */
const sound = (table: Table): Row => {
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
