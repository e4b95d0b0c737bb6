import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export interface Outcome {
  ok: boolean;
  output: string;
  seconds: number;
}

interface Options {
  /** Show the command's output at once instead of collecting it. */
  live?: boolean;
  env?: Record<string, string>;
  cwd?: string;
}

// The project's own programs come first, including its Node.
const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);

/** Runs one of the project's programs. It never throws: if the program cannot start, the outcome is not ok. */
export function run(
  command: string,
  { live = false, env = {}, cwd }: Options = {},
): Promise<Outcome> {
  const began = performance.now();
  const [program = '', ...args] = command.split(' ');

  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env, PATH: path },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const finish = (ok: boolean) =>
      done({ ok, output: output.trim(), seconds: (performance.now() - began) / 1000 });

    child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
    child.on('error', ({ message }) => {
      output += message;
      if (live) console.error(message);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}
