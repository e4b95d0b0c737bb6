import { execFileSync } from 'node:child_process';

/**
 * When any of the files last changed, by the project's history. Undefined where the history cannot tell: without git, in
 * a shallow clone that does not reach back so far, and while one of them has changes that are not committed.
 */
export function lastChange(paths: string[], folder = process.cwd()): Date | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', ...paths], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();

  try {
    if (git('status', '--porcelain') !== '') return undefined;
    const [date, parents] = git('log', '-1', '--format=%cI%n%P').split('\n');
    // A shallow clone shows its oldest commit as if it had made every file.
    if (!date || (!parents && isShallow(folder))) return undefined;
    return new Date(date);
  } catch {
    return undefined;
  }
}

const isShallow = (cwd: string) =>
  execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd,
    encoding: 'utf8',
  }).trim() === 'true';
