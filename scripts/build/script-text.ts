import { build, type Plugin } from 'vite';

/**
 * `import { text } from './file.ts?script'` gives the file with all its imports as the minified text of a classic script.
 * It is for scripts that cannot be modules, such as the one that has to run before the first paint.
 */
export const scriptText = (): Plugin => ({
  name: 'script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('?script')) return null;
    const isDev = this.environment.mode === 'dev';
    const [file = ''] = id.split('?');
    const { code, moduleIds } = await bundleScript(file, isDev ? 'development' : 'production');
    for (const source of moduleIds) this.addWatchFile(source);
    return `export const text = ${JSON.stringify(code.trim())}`;
  },
});

async function bundleScript(file: string, mode: string) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode,
    define: { 'import.meta.env.PROD': String(mode === 'production') },
    build: {
      write: false,
      // Astro uses this target for the other scripts.
      target: 'esnext',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was bundled from ${file}.`);
  return chunk;
}
