import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { formatLicences, readLicence } from './licence.ts';

/**
 * Writes /licences.txt: whose work is in the scripts and fonts that a visitor gets, on which terms. The scripts are taken
 * from the modules that the bundler really wrote out, so a new package cannot be forgotten.
 */
export const shippedLicences = (fonts: string[]): Plugin => ({
  name: 'shipped-licences',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : [],
    );
    const folders = [...modules.flatMap(packageFolder), ...fonts.map(folderOf), folderOf('astro')];
    const licences = [...new Set(folders)].map(readLicence);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: formatLicences(licences) });
  },
});

/** The folder of the package that a module comes from; the project's own modules have none. */
export function packageFolder(module: string): string[] {
  // What the bundler itself adds to the scripts.
  const [, tool] = /^\0(vite|rolldown)\//.exec(module) ?? [];
  if (tool) return [folderOf(tool)];

  const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(module.replaceAll('\\', '/')) ?? [];
  return folder ? [folder.replace(/^\0/, '')] : [];
}

const folderOf = (name: string) =>
  dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
