import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedBackend } from '../embedded-backend.ts';

/**
 * Named as in supabase/config.toml, which reads them from the environment. A build contains the publishable key. The
 * secrets are new at every start, because the backend answers any website that is open in this machine's browsers.
 */
export const keys = {
  SUPABASE_JWT_SECRET: randomBytes(32).toString('hex'),
  SUPABASE_PUBLISHABLE_KEY: embeddedBackend.PUBLIC_SUPABASE_ANON_KEY,
  SUPABASE_SECRET_KEY: `sb_secret_${randomBytes(16).toString('hex')}`,
};

/** Writes the files that the backend reads from the folder it runs in. */
export function writeProject(dataDir: string, port: number) {
  const project = join(dataDir, 'supabase');
  rmSync(join(project, 'migrations'), { recursive: true, force: true });
  cpSync('supabase/migrations', join(project, 'migrations'), { recursive: true });
  cpSync('supabase/seed.sql', join(project, 'seed.sql'));

  const config = readFileSync('supabase/config.toml', 'utf8');
  // The driver is not in the original file, because the Supabase CLI refuses keys that it does not know.
  const embedded = config
    .replace(/^port = \d+$/m, `port = ${port}`)
    .replace(/^\[db\]$/m, '[db]\ndriver = "pglite"');
  writeFileSync(join(project, 'config.toml'), embedded);
}
