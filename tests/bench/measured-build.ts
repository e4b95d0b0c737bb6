import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { awaitQuickFiles } from './await-quick-files.ts';

const execute = promisify(execFile);
const reportUsage = fileURLToPath(new URL('report-usage.ts', import.meta.url));

/** What `npm run build` starts; the project that is measured has no packages of its own. */
const build = [resolve('node_modules/astro/bin/astro.mjs'), 'build'];

export interface Cost {
  seconds: number;
  /** Of all cores together; it hardly depends on what else the machine is doing. */
  cpuSeconds: number;
  /** The most memory that was ever held. */
  bytes: number;
}

/** Builds the project in a folder, in one process as `npm run build` does, and tells what that took. */
export async function measureBuild(cwd: string): Promise<Cost> {
  const usageFile = resolve(cwd, '.cache/usage.json');
  mkdirSync(resolve(cwd, '.cache'), { recursive: true });
  await awaitQuickFiles(cwd);

  const began = performance.now();
  await execute(process.execPath, ['--import', reportUsage, ...build], {
    cwd,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', USAGE_FILE: usageFile },
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = (performance.now() - began) / 1000;
  // Node wrote it: microseconds and kilobytes.
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage;
  return {
    seconds,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    bytes: usage.maxRSS * 1024,
  };
}
