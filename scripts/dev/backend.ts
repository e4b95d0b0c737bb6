import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedBackend } from '../embedded-backend.ts';
import { stop } from '../errors.ts';
import { keys, writeProject } from './backend-folder.ts';
import { findPort } from './listen.ts';

const { hostname, port: usualPort } = new URL(embeddedBackend.PUBLIC_SUPABASE_URL);
const usual = { port: Number(usualPort), dataDir: '.supabase' };

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/**
 * Starts the embedded database with all migrations and the seed, and resolves once it answers. Port 0 takes any free port.
 * The folder `dataDir` keeps the rows and the files from one start to the next.
 */
export async function startBackend({ port: wantedPort, dataDir } = usual) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const port = await findPort(hostname, wantedPort);
  const url = `http://${hostname}:${port}`;
  writeProject(dataDir, port);

  const logFile = join(dataDir, 'backend.log');
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(
    process.execPath,
    [
      // Ends the backend when its standard input closes, which happens when this process ends in any way.
      '--import=data:text/javascript,process.stdin.on("end",()=>process.kill(process.pid)).resume()',
      resolve('node_modules/@supabase/lite/dist/cli/index.js'),
      'dev',
      '--no-admin',
    ],
    {
      cwd: dataDir,
      env: { ...process.env, ...keys, EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' },
      stdio: ['pipe', log, log],
    },
  );
  closeSync(log);
  const ended = once(child, 'exit').then(() => undefined);
  const isRunning = () => child.exitCode === null && child.signalCode === null;

  async function end() {
    child.kill();
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    await ended;
  }

  for (const start = Date.now(); !(await answers(url)); await wait(50)) {
    if (isRunning() && Date.now() - start < 120_000) continue;
    await end();
    throw new Error(`The backend did not start:\n${readFileSync(logFile, 'utf8')}`);
  }
  return {
    url,
    /** The public key, which a browser sends. */
    anonKey: keys.SUPABASE_PUBLISHABLE_KEY,
    /** Can read and delete everything. Only for tests and for looking at local submissions. */
    serviceKey: keys.SUPABASE_SECRET_KEY,
    /** Resolves when the backend ends, for any reason. */
    ended,
    stop: end,
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/_system/ping`).then(
    (response) => response.ok,
    () => false,
  );

/** Prints the messages to staff. On a hosted database a job posts them once a minute. */
export function printStaffMessages({ url, serviceKey, ended }: Backend) {
  const timer = setInterval(async () => {
    const response = await fetch(`${url}/rest/v1/rpc/tell_staff`, {
      method: 'POST',
      headers: { apikey: serviceKey, 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    const message: unknown = response?.ok && (await response.json());
    if (message) console.log(`Staff would be notified: ${message}`);
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
