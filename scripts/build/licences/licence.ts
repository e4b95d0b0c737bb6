import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Licence {
  name: string;
  version: string;
  terms: string;
  text: string;
}

// They ask for no more than that their text goes with the work.
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** On which terms a package may be passed on. One whose terms are unknown stops the build. */
export function readLicence(folder: string): Licence {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (!accepted.includes(license)) {
    throw new Error(
      `The package ${name} is in the site's scripts under the terms “${license}”. If the site may ship it, add these terms to scripts/build/licences/licence.ts; otherwise take the package out.`,
    );
  }
  const [file] = globSync('{LICENSE,LICENCE,license,licence,COPYING}*', { cwd: folder }).toSorted();
  const holder = typeof author === 'object' ? author.name : author;
  const text = file ? readFileSync(join(folder, file), 'utf8') : `Copyright ${holder ?? name}`;
  // Vite's file goes on with what is bundled into Vite itself, none of which a visitor gets.
  const [own = ''] = text.split('# Licenses of bundled dependencies');
  return { name, version, terms: license, text: own.trim() };
}

export function formatLicences(licences: Licence[]): string {
  const parts = licences
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, version, terms, text }) => `${name} ${version} (${terms})\n\n${text}`);
  // The same package may lie in more than one folder.
  return `${[heading, ...new Set(parts)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const heading = `This site's scripts and fonts contain the work of others.
Each stands below with its version, its terms and its notice.`;
