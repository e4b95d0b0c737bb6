import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';
import { expect, test } from 'vitest';

/** What the gallery cannot show, and why. */
const exceptions = {
  'src/ui/form/Form.tsx': 'It sends. The gallery shows its fields and its mistakes without it.',
  'src/ui/form/Success.tsx': 'It takes the focus as soon as it is shown.',
  'src/ui/form/Sunrise.tsx': 'It is the picture of Success.',
  'src/ui/form/Reading.tsx': 'It is the link below Success.',
  'src/features/cards/CardStage.astro': 'A card is a page of its own: /cards/{name}.',
  'src/features/cards/CodeSheet.astro': 'It is a sheet of paper: /cards/sheet.',
  'src/features/case-studies/Portfolio.astro': 'It makes the PDF of each case study.',
  'src/features/get-started/ClientEnquiry.astro': 'It sends, and its words are in content/.',
  'src/features/legal/LegalText.astro': 'It reads a file of content/legal/.',
  'src/features/not-found/NotFound.astro': 'It fills a window: any wrong address.',
};

const gallery = 'src/gallery/Gallery.astro';

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
const parts = globSync('src/ui/**/*').filter(isComponent);
const sections = globSync('src/pages/**/*.astro')
  .flatMap(listImports)
  .filter((file) => file.startsWith('src/features/') && file.endsWith('.astro'));

test('every part of ui and every section of a page is in the gallery, or has a reason not to be', () => {
  const shown = listShown(gallery);
  const missing = new Set([...parts, ...sections].filter((file) => !shown.has(file)));
  expect([...missing].toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
