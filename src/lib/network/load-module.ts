import { withTimeout } from './with-timeout.ts';

/** Code could not be fetched when it was needed. Browsers may cache the failure until the page is reloaded. */
export class LoadError extends Error {}

/** Waits at most 10 seconds for an import. Fails with a `LoadError`. */
export const loadModule = <Module>(module: Promise<Module>): Promise<Module> =>
  withTimeout(module, 10).catch((cause: unknown) => {
    throw new LoadError('The code could not be loaded.', { cause });
  });
