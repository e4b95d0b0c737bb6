/** Whether this site answers, within 5 seconds. */
export function isReachable(): Promise<boolean> {
  // AbortSignal.timeout would need Safari 16.
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 5000);
  const { signal } = controller;
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** Asks the site as well, because a browser may say that it is offline although its own machine serves the site. */
export const isOffline = async () => !navigator.onLine && !(await isReachable());
