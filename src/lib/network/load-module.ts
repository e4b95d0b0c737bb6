import { within } from './within.ts';

/** Code could not be fetched when it was needed. Browsers may remember the failure until the page is reloaded. */
export class LoadError extends Error {}

/** Waits for an import, 10 seconds at most; fails with a `LoadError`. */
export const loadModule = <Module>(module: Promise<Module>): Promise<Module> =>
  within(10, module).catch((cause: unknown) => {
    throw new LoadError('Code did not come.', { cause });
  });
