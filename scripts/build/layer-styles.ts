import type { Plugin } from 'vite';

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
export const layerStyles = (): Plugin => ({
  name: 'layer-styles',
  enforce: 'pre',
  transform(code, id) {
    const layer = Object.entries(layers).find(([, files]) => files.test(id))?.[0];
    return layer ? `@layer ${Object.keys(layers).join()};@layer ${layer}{${code}}` : null;
  },
});
