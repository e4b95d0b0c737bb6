import { layer } from '#styles/layout.ts';
import { color } from '#styles/tokens.css.ts';

// While pages change places, the crest of the first section of tone "paper" and the paper behind its words stay, as the land
// does (src/ui/ridges/Landscape.css.ts).

/** For the crest. */
export const crestStays = { viewTransitionName: 'var(--view-crest)' } as const;

/** For the `::before` of the section: the paper. */
export const paperStays = {
  ...layer('0 0 auto'),
  zIndex: -1,
  blockSize: 'min(50%, 100vh)',
  // It must not be seen where the section lets some of the sky through.
  background: `linear-gradient(${color.paper} 80%, transparent)`,
  viewTransitionName: 'var(--view-paper)',
  viewTransitionClass: 'back',
} as const;
