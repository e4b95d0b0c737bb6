import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { embeddedBackend } from '../embedded-backend.ts';
import { stop } from '../errors.ts';
import { findPort } from './listen.ts';

const { hostname, port: usualPort } = new URL(embeddedBackend.PUBLIC_SUPABASE_URL);
const usual = { port: Number(usualPort), dataDir: '.supabase' };

/**
 * The variables that supabase/config.toml reads from the environment. A build contains the publishable key. The secrets are
 * new at every start, because any website that is open in a browser on this machine can send requests to the backend.
 */
const keys = {
  SUPABASE_JWT_SECRET: randomBytes(32).toString('hex'),
  SUPABASE_PUBLISHABLE_KEY: embeddedBackend.PUBLIC_SUPABASE_ANON_KEY,
  SUPABASE_SECRET_KEY: `sb_secret_${randomBytes(16).toString('hex')}`,
};

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/**
 * Starts the embedded database with all migrations and the seed, and resolves once it responds. Port 0 takes any free port.
 * The folder `dataDir` keeps rows and files between starts.
 */
export async function startBackend({
  port: wantedPort,
  dataDir,
  seed = 'supabase/seed.sql',
}: typeof usual & { seed?: string } = usual) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const port = await findPort(hostname, wantedPort);
  const url = `http://${hostname}:${port}`;
  await writeProject(dataDir, port, seed);

  const logFile = join(dataDir, 'backend.log');
  await using log = await open(logFile, 'w', 0o600);
  const child = spawn(
    process.execPath,
    [
      // Ends the backend when its standard input closes, that is, however this process ends.
      '--import=data:text/javascript,process.stdin.on("end",()=>process.kill(process.pid)).resume()',
      resolve('node_modules/@supabase/lite/dist/cli/index.js'),
      'dev',
      '--no-admin',
    ],
    {
      cwd: dataDir,
      env: { ...process.env, ...keys, EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' },
      stdio: ['pipe', log.fd, log.fd],
    },
  );
  const ended = once(child, 'exit').then(() => undefined);
  const isRunning = () => child.exitCode === null && child.signalCode === null;

  async function end() {
    child.kill();
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    await ended;
  }

  for (const start = Date.now(); !(await ping(url))?.ok; await wait(50)) {
    if (isRunning() && Date.now() - start < 120_000) continue;
    await end();
    throw new Error(`The backend did not start:\n${await readFile(logFile, 'utf8')}`);
  }
  return {
    url,
    /** The public key, which a browser sends. */
    anonKey: keys.SUPABASE_PUBLISHABLE_KEY,
    /** Can read and delete everything. Only for tests and local submissions. */
    serviceKey: keys.SUPABASE_SECRET_KEY,
    /** Resolves when the backend ends, for any reason. */
    ended,
    stop: end,
  };
}

/** Writes the files that the backend reads from the folder it runs in. */
async function writeProject(dataDir: string, port: number, seed: string) {
  const project = join(dataDir, 'supabase');
  await rm(join(project, 'migrations'), { recursive: true, force: true });
  await cp('supabase/migrations', join(project, 'migrations'), { recursive: true });
  await cp(seed, join(project, 'seed.sql'));

  const config = await readFile('supabase/config.toml', 'utf8');
  // Not in supabase/config.toml, because the Supabase CLI refuses unknown keys.
  const embedded = config
    .replace(/^port = \d+$/m, `port = ${port}`)
    .replace(/^\[db\]$/m, '[db]\ndriver = "pglite"');
  await writeFile(join(project, 'config.toml'), embedded);
}

const ping = (url: string) => fetch(`${url}/_system/ping`).catch(() => undefined);

/** Prints the messages to staff. On a hosted database a job posts them once a minute. */
export function printStaffMessages({ url, serviceKey, ended }: Backend) {
  const staff = createClient(url, serviceKey);
  const timer = setInterval(async () => {
    const { data } = await staff.rpc('tell_staff');
    if (data) console.log(`Staff would be notified: ${data}`);
  }, 2000);
  void ended.then(() => clearInterval(timer));
}

if (import.meta.main) {
  const backend = await startBackend().catch(stop);
  console.log(`The backend is at ${backend.url} and keeps its data in ${usual.dataDir}.`);
  console.log(`Public key: ${backend.anonKey}`);
  console.log(`Secret key: ${backend.serviceKey}`);
  printStaffMessages(backend);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, backend.stop);
  await backend.ended;
  console.log('The backend has stopped.');
}
