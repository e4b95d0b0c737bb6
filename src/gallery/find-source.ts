const sources = import.meta.glob<string>(
  ['/src/{ui,chrome,features}/**/*.astro', '/src/gallery/composed/*.astro'],
  { query: '?raw', import: 'default' },
);

/** The file that an example shows: a file of composed/ with its name, or else the component of its folder. */
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
    `The gallery finds no source for ${name}. It looks for ${component}.astro in src/${folder}/ and in composed/.`,
  );
}
