import { readFileSync, readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tables, type Table } from '#lib/submissions/tables.ts';
import { smallestRow } from './support/smallest-row.ts';
import { migrations } from './support/sql-database.ts';

// Forms and database both define what can be sent. These tests compare them as a visitor, so that no form goes live whose
// answers the database refuses. Each message says what to write.

const options: Record<string, { id: string }[]> = parse(
  readFileSync('content/options.yaml', 'utf8'),
);
const newest = readdirSync('supabase/migrations').toSorted().at(-1);
const inMigration = `in a new file of supabase/migrations, named to sort after ${newest} (or in that file, if it has not run on the live database)`;

const tableNames = Object.keys(tables) as Table[];
const columns = tableNames.flatMap((table) =>
  Object.entries(tables[table]).map(([column, rule]) => ({ table, column, ...rule })),
);

// PGlite, unlike the embedded backend, keeps the grants of the migrations. Its owner is called postgres.
const database = await PGlite.create({ extensions: { pgtap } });
const supabase = readFileSync('tests/database/support/supabase.sql', 'utf8');
for (const sql of [supabase.replace(/^create role postgres .*$/m, ''), ...migrations()])
  await database.exec(sql);
await database.exec(`insert into private.settings (name, value) values ('captcha_check', 'off')`);
afterAll(() => database.close());

test.each(columns)('$table takes the field $column from a visitor', async (field) => {
  const { table, column, max = Infinity } = field;
  const found = (await columnsOf(table)).find(({ name }) => name === column);
  const limit = max < Infinity ? `, ${limitOf(column, max)}` : '';
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

test.each(columns.filter(({ max = Infinity }) => max < Infinity))(
  '$table takes $column with $max characters and no more',
  async ({ table, column, max = 0 }) => {
    const fill = (length: number) =>
      column === 'email' ? `a@${'é'.repeat(length - 2)}` : 'é'.repeat(length);
    const cure = `tables.ts allows ${max} characters. Write ${inMigration}: alter table public.${table} ${limitOf(column, max)}; and drop the old limit, if there is one. Or correct tables.ts.`;
    expect(await refusal(table, column, fill(max)), cure).toBe('');
    expect(await refusal(table, column, fill(max + 1)), cure).toMatch(/characters/);
  },
);

test.each(columns.filter(({ list }) => list))(
  '$table takes every option of $list as $column, and no other',
  async ({ table, column, list = '' }) => {
    const ids = (options[list] ?? []).map(({ id }) => id);
    const isMany = (await columnsOf(table)).some(({ name, isArray }) => name === column && isArray);
    const quoted = ids.map((id) => `'${id}'`).join(', ');
    const wanted = isMany ? `<@ array[${quoted}]` : `in (${quoted})`;
    const cure = `content/options.yaml lists these ${list}: ${ids.join(', ')}. Write ${inMigration}: alter table public.${table} drop constraint ${column}_must_be_known, add constraint ${column}_must_be_known check (${column} ${wanted});`;
    const refusalOf = (id: string) => refusal(table, column, isMany ? [id] : id);
    for (const id of ids) expect(await refusalOf(id), `“${id}” is refused. ${cure}`).toBe('');
    expect(await refusalOf('none'), cure).toContain(`${column}_must_be_known`);
  },
);

/** The columns of a table: whether each holds a list, and whether a visitor may write it. */
async function columnsOf(table: Table) {
  const { rows } = await database.query<{ name: string; isArray: boolean; isOpen: boolean }>(
    `select column_name as name, data_type = 'ARRAY' as "isArray", has_column_privilege('anon', 'public.${table}', column_name, 'insert') as "isOpen" from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
  );
  return rows;
}

const cvName = '1764000000000_Ada_Lovelace_x7Kd02_CV.pdf';

/** Why the database refuses a visitor's row with this value, or undefined. The row is rolled back. */
async function refusal(table: Table, column: string, value: unknown): Promise<string> {
  const least = table === 'cv_uploads' ? { name: cvName } : smallestRow();
  const row = { ...least, ...besides[column], [column]: value };
  const parameters = Object.keys(row).map((_, i) => `$${i + 1}`);
  try {
    await database.transaction(async (visitor) => {
      await visitor.exec('set local role anon');
      if ('cv_file_url' in row)
        await visitor.exec(`insert into public.cv_uploads (name) values ('${cvName}')`);
      await visitor.query(
        `insert into public.${table} (${Object.keys(row).join()}) values (${parameters.join()})`,
        Object.values(row),
      );
      await visitor.rollback();
    });
    return '';
  } catch (error) {
    return String(error);
  }
}

/** The other values that a column needs. */
const besides: Record<string, object> = {
  other_needs_text: { selected_needs: ['other'] },
  cv_file_name: { cv_file_url: cvName },
};

const limitOf = (column: string, max: number) =>
  `add constraint ${column}_must_fit_${max}_characters check (char_length(${column}) <= ${max})`;
