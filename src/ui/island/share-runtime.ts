import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Astro writes the element of its islands into every page that has one: 1.5 KB that are the same everywhere.
 * This moves it into one file, which the directive fetches at the first sign of a visitor.
 * The directive stays in the page, because no early press may be lost.
 */
export async function shareRuntime(folder: string) {
  const files = globSync('**/*.html', { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const { html, runtime } = takeRuntime(await readFile(file, 'utf8'));
      if (!runtime) return;
      const hash = createHash('sha256').update(runtime).digest('base64url').slice(0, 8);
      const name = `_astro/island.${hash}.js`;
      await writeFile(join(folder, name), `self.Astro||={};${runtime}`);
      await writeFile(file, html.replace('<body', `<body data-islands="/${name}"`));
    }),
  );
}

/** The page without the script that defines the element, and this script. */
export function takeRuntime(page: string) {
  let runtime = '';
  const html = page.replace(
    /<script>((?:(?!<\/script>).)*"astro-island".*?)<\/script>/s,
    (_, text) => {
      runtime = text;
      return '';
    },
  );
  return { html, runtime };
}
