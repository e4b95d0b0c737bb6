import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Reads a file of a package, named as in an import. It is looked for from the project's folder, because the built code that
 * calls this may be anywhere.
 */
export const readFace = (file: string): Promise<Buffer> =>
  readFile(createRequire(join(process.cwd(), 'package.json')).resolve(file));
