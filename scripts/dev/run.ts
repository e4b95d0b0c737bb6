import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

interface Options {
  /** Shows the command's output at once instead of collecting it. */
  live?: boolean;
  env?: Record<string, string>;
  cwd?: string;
}

/** What a program that we start gets: the project's own programs come first, including Node. */
export const environment = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
};

/** Runs a command in a shell, which reports a missing program. */
export async function run(command: string, { live = false, env = {}, cwd }: Options = {}) {
  const began = performance.now();
  const child = spawn(command, {
    shell: true,
    cwd,
    env: { ...environment, ...env },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - began) / 1000;
  return { ok: code === 0, output: output.trim(), seconds };
}
