import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { publishOnly } from '#collections/publish-only.ts';

const loader: Loader = {
  name: 'two posts',
  async load({ parseData, store }) {
    for (const [id, draft] of Object.entries({ ours: false, draft: true })) {
      const data = await parseData({ id, data: { name: 'Mu\u0308ller', when: day, draft } });
      store.set({ id, data, body: 'Jose\u0301', rendered: { html: '<p>Jose\u0301</p>' } });
    }
  },
};
const day = new Date('2026-11-27');

test('what is published has composed letters everywhere, and drafts are no entries', async () => {
  const store = new Map<string, unknown>([['draft', 'as published before']]);
  // The loader uses only these parts of Astro's context.
  const context = {
    parseData: ({ data }: { data: object }) => Promise.resolve(data),
    store: {
      set: (entry: { id: string }) => store.set(entry.id, entry),
      delete: (id: string) => store.delete(id),
    },
  } as unknown as LoaderContext;
  await publishOnly(loader).load(context);
  expect([...store.values()]).toEqual([
    {
      id: 'ours',
      data: { name: 'M\u00fcller', when: day, draft: false },
      body: 'Jos\u00e9',
      rendered: { html: '<p>Jos\u00e9</p>' },
    },
  ]);
});
