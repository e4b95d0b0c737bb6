import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../../scripts/dev/run.ts';

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
 * Copies what a build needs, so that a test can change and build it. The copy is inside the project, so that node_modules
 * is found without a copy or a link. With either, a build with React fails.
 */
export function copyProject() {
  mkdirSync('.cache', { recursive: true });
  const dir = mkdtempSync('.cache/project-');
  for (const part of parts) cpSync(part, `${dir}/${part}`, { recursive: true });

  return {
    dir,
    edit: (file: string, change: (text: string) => string) => edit(`${dir}/${file}`, change),
    // Processes of the build may still be closing their files.
    remove: () => rmSync(dir, { recursive: true, maxRetries: 10, retryDelay: 200 }),
    build: (env: Record<string, string> = {}, command = 'astro build') =>
      run(command, { cwd: dir, env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' } }),
  };
}

export function edit(path: string, change: (text: string) => string) {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`The edit changes nothing in ${path}`);
  writeFileSync(path, changed);
}
