import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './site.ts';

/** serve-forms.ts builds the published site here. */
const folder = '.cache/tests/forms';

export const listProduction = () => listFiles(folder);

/** Reads a file as text with one character per byte, so that words in pictures and PDFs are found too. */
export const readProduction = (file: string) => readFileSync(join(folder, file), 'latin1');
