import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';
import { migrations, runAll, type SqlDatabase } from './sql-database.ts';

const bin = '/usr/lib/postgresql/15/bin';
const hasExtension = (name: string) =>
  existsSync(`/usr/share/postgresql/15/extension/${name}.control`);

/** Why the tests cannot use PostgreSQL 15 on this machine, or an empty text. */
export const missingPostgres = hasExtension('pgtap')
  ? ''
  : 'the Debian package postgresql-15-pgtap is not installed';

interface Postgres extends SqlDatabase {
  /** Opens one more connection, for a visitor. */
  connect(): Promise<Client>;
}

/** Starts a PostgreSQL of its own, reachable only through a socket, that is set up like Supabase and migrated. */
export async function startPostgres(): Promise<Postgres> {
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(dir, account.uid, account.gid);

  const data = join(dir, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    { ...account, stdio: 'pipe', cwd: dir },
  );
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', dir, '-c', 'listen_addresses=', '-c', 'fsync=off'].concat(
      // Jobs cannot connect to this server. A log of that would disturb tests that take more than a minute.
      hasExtension('pg_cron')
        ? ['-c', 'shared_preload_libraries=pg_cron', '-c', 'cron.log_run=off']
        : [],
    ),
    { ...account, stdio: 'ignore', cwd: dir },
  );
  const killServer = () => server.kill('SIGQUIT');
  process.once('exit', killServer);

  async function stop() {
    process.removeListener('exit', killServer);
    server.kill('SIGINT');
    await once(server, 'exit');
    rmSync(dir, { recursive: true });
  }

  try {
    const admin = await vi.waitFor(() => connect(dir, 'supabase_admin'), { timeout: 30_000 });
    // The server closes its connections when it stops.
    admin.on('error', () => undefined);
    await admin.query(readFileSync(join(import.meta.dirname, 'supabase.sql'), 'utf8'));
    const owner = await connect(dir, 'postgres');
    for (const migration of migrations()) await owner.query(migration);
    await owner.end();
    return {
      run: (sql) => runAll(sql, async (text) => [await admin.query(text)].flat()),
      async connect() {
        const visitor = await connect(dir, 'authenticator');
        await visitor.query('set role anon');
        return visitor;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function connect(host: string, user: string): Promise<Client> {
  const client = new Client({ host, user, database: 'postgres' });
  await client.connect();
  return client;
}

/** PostgreSQL refuses to run as root. The Debian package creates an account for it. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
