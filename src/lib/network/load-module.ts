/** Code could not be fetched when it was needed. Browsers may remember the failure until the page is reloaded. */
export class LoadError extends Error {}

/** Waits for an import, 10 seconds at most; fails with a `LoadError`. */
export async function loadModule<Module>(module: Promise<Module>): Promise<Module> {
  const tooLate = new Promise<never>((_, fail) => setTimeout(fail, 10_000));
  try {
    return await Promise.race([module, tooLate]);
  } catch (cause) {
    throw new LoadError('Code did not come.', { cause });
  }
}
