import type { Loader, LoaderContext } from 'astro/loaders';
import { composeLetters } from '#lib/text/compose-letters.ts';

type Entry = Parameters<LoaderContext['store']['set']>[0];

/**
 * A loader that hands Astro only what is published, with composed letters. Drafts are left out here, because Astro copies
 * the pictures of every entry that it knows into the site as they are, with the place where they were taken.
 */
export const publishOnly = <Base extends Loader>(loader: Base): Base => ({
  ...loader,
  load: ({ parseData, store, ...context }) =>
    loader.load({
      ...context,
      parseData: (entry) => parseData({ ...entry, data: composeLetters(entry.data) }),
      store: {
        ...store,
        set(entry: Entry) {
          if (!entry.data['draft']) return store.set(composeLetters(entry));
          // While the site is edited, a published entry may become a draft again.
          store.delete(entry.id);
          return false;
        },
      },
    }),
});
