import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A migrated database on which SQL runs with every right. */
export interface SqlDatabase {
  /** Runs statements and returns the first column of all their rows. */
  run(sql: string): Promise<string[]>;
  stop(): Promise<void>;
}

interface SqlResult {
  rows: Record<string, unknown>[];
}

export async function runAll(sql: string, query: (sql: string) => Promise<SqlResult[]>) {
  const results = await query(sql);
  return results.flatMap(({ rows }) => rows.map((row) => String(Object.values(row)[0])));
}

export function migrations(): string[] {
  const folder = 'supabase/migrations';
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
