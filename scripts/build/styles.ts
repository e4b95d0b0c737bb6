import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Turns the `.css.ts` files into style sheets: their cascade layers, and short class names in a build. */
export const styles = (): AstroIntegration => ({
  name: 'styles',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      const identifiers = command === 'build' ? shortNames() : 'debug';
      updateConfig({ vite: { plugins: [vanillaExtractPlugin({ identifiers }), layerStyles()] } });
    },
  },
});

/**
 * Class names of three or four letters: one for the place of the file among all style files, and one for the place of the
 * name in its file. Every page carries its styles, so this saves about 300 bytes on each. A capital keeps them apart from
 * the classes that are written out, such as "dark".
 */
function shortNames() {
  const files = globSync('src/**/*.css.ts').toSorted();
  const known = new Map(files.map((file) => [file, new Map<string, string>()]));
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    const names = known.get(filePath);
    if (!names)
      throw new Error(`${filePath} is not in src, or its name does not end in ".css.ts".`);
    const place = files.indexOf(filePath);
    const letter = String.fromCharCode(65 + Math.floor(place / 36));
    const name = names.get(hash) ?? letter + base36(place % 36) + base36(names.size);
    names.set(hash, name);
    return name;
  };
}

const base36 = (place: number) => place.toString(36);

/**
 * The style sheets of each cascade layer, weakest first. Sheets outside all layers, such as those of features, win over
 * them.
 */
const layers = {
  base: /\/src\/styles\/(global|page)\.css\.ts\.vanilla\.css$/,
  ui: /\/src\/ui\/.*\.css\.ts\.vanilla\.css$/,
};

/**
 * A component of `src/ui` may be given a class, and that class must win. The bundler decides the order of the style sheets,
 * so the order cannot.
 */
const layerStyles = (): Plugin => ({
  name: 'layer-styles',
  enforce: 'pre',
  transform(code, id) {
    const layer = Object.entries(layers).find(([, files]) => files.test(id))?.[0];
    return layer ? `@layer ${Object.keys(layers).join()};@layer ${layer}{${code}}` : null;
  },
});
