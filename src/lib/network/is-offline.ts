import { within } from './within.ts';

/** Whether this site answers, within 5 seconds. */
export const isReachable = (): Promise<boolean> =>
  within(5, fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(Boolean, () => false);

/** Asks the site as well, because a browser may say that it is offline although its own machine serves the site. */
export const isOffline = async () => !navigator.onLine && !(await isReachable());
