import { within } from './within.ts';

/** Whether this site responds within 5 seconds. */
export const isReachable = (): Promise<boolean> =>
  within(5, fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(Boolean, () => false);

/** Asks the site too, because a browser may report that it is offline while localhost still serves the site. */
export const isOffline = async () => !navigator.onLine && !(await isReachable());
