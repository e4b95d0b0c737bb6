import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** serve-forms.ts builds the published site here. */
const folder = '.cache/tests/forms';

/** Every file of the production build, as a path from its root. */
export const listProduction = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`.replaceAll('\\', '/'))
    .toSorted();

/** A file as text with one character per byte, so that words in pictures and PDFs are found too. */
export const readProduction = (file: string) => readFileSync(join(folder, file), 'latin1');
