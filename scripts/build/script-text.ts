import { build, type Plugin } from 'vite';

/**
 * `import text from './file.ts?script'` gives the file with its imports as the minified text of a classic script. For
 * scripts that cannot be modules, such as the one that must run before the first paint.
 */
export const scriptText = (): Plugin => ({
  name: 'script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('?script')) return null;
    const result = await build({
      configFile: false,
      logLevel: 'error',
      define: { 'import.meta.env.PROD': String(this.environment.mode === 'build') },
      build: {
        write: false,
        rolldownOptions: { input: id.replace('?script', ''), output: { format: 'iife' } },
      },
    });
    const [chunk] = 'output' in result ? result.output : [];
    if (chunk?.type !== 'chunk') throw new Error(`Nothing was bundled from ${id}.`);
    for (const source of chunk.moduleIds) this.addWatchFile(source);
    return `export default ${JSON.stringify(chunk.code.trim())}`;
  },
});
