/** Whether this site responds within 5 seconds. Safari before 16 has no `AbortSignal.timeout`, and waits longer. */
export const isReachable = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout?.(5000),
  }).then(Boolean, () => false);

/** Asks the site too, because a browser may report that it is offline while localhost still serves the site. */
export const isOffline = async () => !navigator.onLine && !(await isReachable());
