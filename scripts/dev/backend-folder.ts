import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const usualDataDir = join(root, '.supabase');

/** Named as in supabase/config.toml, which reads them from the environment. */
interface Keys {
  SUPABASE_JWT_SECRET: string;
  SUPABASE_PUBLISHABLE_KEY: string;
  SUPABASE_SECRET_KEY: string;
}

/** The public key of the embedded backend, which a build can use before the backend has started. */
export function localAnonKey(dataDir = usualDataDir): string {
  return readKeys(dataDir).SUPABASE_PUBLISHABLE_KEY;
}

export function readKeys(dataDir: string): Keys {
  const file = join(dataDir, '.env');
  const draft = `${file}.${process.pid}`;
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    const lines = [
      `SUPABASE_JWT_SECRET=${random(48)}`,
      `SUPABASE_PUBLISHABLE_KEY=sb_publishable_${random(24)}`,
      `SUPABASE_SECRET_KEY=sb_secret_${random(24)}`,
    ];
    writeFileSync(draft, `${lines.join('\n')}\n`, { mode: 0o600 });
    renameSync(draft, file);
  }

  const { SUPABASE_JWT_SECRET, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = parseEnv(
    readFileSync(file, 'utf8'),
  );
  if (!SUPABASE_JWT_SECRET || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) {
    throw new Error(`${file} lacks a key. Delete the file to create new keys.`);
  }
  return { SUPABASE_JWT_SECRET, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY };
}

/** Writes the files that the backend reads from the folder it runs in. */
export function writeProject(dataDir: string, port: number) {
  const source = join(root, 'supabase');
  const project = join(dataDir, 'supabase');
  rmSync(join(project, 'migrations'), { recursive: true, force: true });
  cpSync(join(source, 'migrations'), join(project, 'migrations'), { recursive: true });
  cpSync(join(source, 'seed.sql'), join(project, 'seed.sql'));

  const config = readFileSync(join(source, 'config.toml'), 'utf8');
  // The driver is not in the original file, because the Supabase CLI refuses keys that it does not know.
  const embedded = config
    .replace(/^port = \d+$/m, `port = ${port}`)
    .replace(/^\[db\]$/m, '[db]\ndriver = "pglite"');
  writeFileSync(join(project, 'config.toml'), embedded);
}
