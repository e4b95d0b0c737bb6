import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';
import { expect, test } from 'vitest';

const aroundAll =
  'It is around every page of the gallery, and a page has only one: scripts find it by its id.';

/** What the gallery cannot show, and why. */
const exceptions = {
  'src/chrome/settings/Settings.astro': aroundAll,
  'src/chrome/settings/SettingsPopup.tsx': aroundAll,
  'src/chrome/settings/Switch.tsx': aroundAll,
  'src/chrome/tab-bar/TabBar.astro': aroundAll,
  'src/ui/island/IslandNotice.astro':
    'It shows itself where an island breaks, on every page of the gallery too.',
  'src/features/cards/CardStage.astro': 'Its styles are for a page without others: /cards/{name}.',
  'src/features/cards/CodeSheet.astro': 'It shows the files of real cards: /cards/sheet.',
  'src/features/get-started/ClientEnquiry.astro': 'It sends, and its words are in content/.',
  'src/features/not-found/NotFound.astro':
    'Its digits stand in the view of a wrong address, and nowhere else.',
};

const gallery = 'src/gallery/examples.ts';

/** The files of src/ that a component or a module imports. */
function listImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  // The code of an Astro component is between its fences.
  const code = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text;
  return preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('#') || name.startsWith('./'))
    .map((name) => (name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name)))
    .filter((path) => existsSync(path));
}

/** The components that it imports, and those that they import. */
function listShown(file: string, shown = new Set<string>()): Set<string> {
  for (const imported of listImports(file)) {
    if (shown.has(imported) || !/\.(astro|tsx)$/.test(imported)) continue;
    shown.add(imported);
    listShown(imported, shown);
  }
  return shown;
}

const isComponent = (file: string) => /^[A-Z].*\.(astro|tsx)$/.test(basename(file));
const parts = globSync('src/{ui,chrome}/**/*').filter(isComponent);
const sections = globSync('src/pages/**/*.astro')
  .flatMap(listImports)
  .filter((file) => file.startsWith('src/features/') && file.endsWith('.astro'));

test('every part of ui and chrome and every section of a page has an example in the gallery, or a reason not to have one', () => {
  const shown = listShown(gallery);
  const missing = new Set([...parts, ...sections].filter((file) => !shown.has(file)));
  expect([...missing].toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
