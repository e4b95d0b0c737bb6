import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';

const execute = promisify(execFile);

const parts = [
  'astro.config.mjs',
  'content',
  'package.json',
  'public',
  'scripts',
  'src',
  'supabase',
  'tsconfig.json',
];

/**
 * A copy of what a build needs, to spoil and build. It lies inside the project, so that the packages in
 * node_modules are found without a copy or a link, which a build with React does not survive.
 */
export function copyProject() {
  mkdirSync('.cache', { recursive: true });
  const dir = mkdtempSync('.cache/project-');
  for (const part of parts) cpSync(part, `${dir}/${part}`, { recursive: true });

  return {
    dir,
    edit(file: string, change: (text: string) => string) {
      const path = `${dir}/${file}`;
      const text = readFileSync(path, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`The edit changes nothing in ${file}`);
      writeFileSync(path, changed);
    },
    // What the build started may still be closing its files.
    remove: () => rmSync(dir, { recursive: true, maxRetries: 10, retryDelay: 200 }),
    build: (env: Record<string, string> = {}) => build(dir, env),
  };
}

async function build(
  cwd: string,
  variables: Record<string, string>,
): Promise<{ ok: boolean; output: string }> {
  const program = resolve('node_modules/.bin/astro');
  const env = {
    ...process.env,
    ...variables,
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
  try {
    const { stdout, stderr } = await execute(program, ['build'], { cwd, env });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    // execFile rejects with an error that carries what the program wrote.
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, output: stdout + stderr };
  }
}
