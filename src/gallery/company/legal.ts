import type { CollectionEntry } from 'astro:content';

/** A text of the law, with two clauses and a definition below the line. */
export function describeLegalText(say: (text: string) => string): CollectionEntry<'legal'> {
  const clauses = ['Who we are', 'What we keep'].map(say);
  const heads = [...clauses, say('Words')].map((text, index) => ({
    depth: 2,
    slug: `clause-${index}`,
    text,
  }));
  const text = say('Somebody has to say what it costs, and this company says it first.');
  const [first, second, last] = heads.map(
    ({ slug, text: head }) => `<h2 id="${slug}">${head}</h2><p>${text}</p>`,
  );
  return {
    id: 'law',
    collection: 'legal',
    body: [...clauses.map((head) => `## ${head}\n\n${text}`), '---', `## ${say('Words')}`].join(
      '\n\n',
    ),
    rendered: {
      html: `${first}${second}<hr>${last}`,
      metadata: { headings: heads, imagePaths: [] },
    },
    data: {
      title: '',
      description: '',
      heading: '',
      intro: '',
      updated: new Date('2026-01-01'),
      changed: say('Last changed on'),
      contents: say('Clauses'),
      closing: { heading: '', text: '', button: '' },
    },
  };
}
