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
 * Class names without the first three letters of their hash, which is that of the file. Every page carries its styles, so
 * this saves about 140 bytes on each.
 */
function shortNames() {
  const hashes = new Map<string, string>();
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    const name = `_${hash.slice(3)}`;
    const other = hashes.get(name) ?? hash;
    if (other !== hash)
      throw new Error(
        `The class ${name} of ${filePath} is another file's too. Rename ${filePath}.`,
      );
    hashes.set(name, hash);
    return name;
  };
}

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
