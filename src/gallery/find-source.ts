const sources = import.meta.glob<string>(
  ['/src/{ui,chrome,features}/**/*.astro', '/src/gallery/composed/*.astro'],
  { query: '?raw', import: 'default' },
);

/**
 * The path and the text of the file that an example shows. Its name before the hyphen is the component: Section-sky shows
 * Section. A file in composed/ comes before the component in its own folder.
 */
export async function findSource(folder: string, name: string) {
  const [component = name] = name.split('-');
  for (const path of [
    `src/gallery/composed/${component}.astro`,
    `src/${folder}/${component}.astro`,
  ]) {
    const read = sources[`/${path}`];
    if (read) return { path, source: await read() };
  }
  throw new Error(
    `The gallery has no source for ${name}. Add ${component}.astro to src/${folder}/ or to src/gallery/composed/.`,
  );
}
