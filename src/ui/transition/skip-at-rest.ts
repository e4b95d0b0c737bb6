import { isMoving } from '#lib/preferences/in-effect.ts';

/**
 * With motion off, skips the transition between pages. CSS cannot switch it off, because `@view-transition` ignores classes.
 */
export function skipTransitionsAtRest() {
  for (const name of ['pageswap', 'pagereveal'] as const)
    addEventListener(name, ({ viewTransition }) => {
      if (!isMoving()) viewTransition?.skipTransition();
    });
}
