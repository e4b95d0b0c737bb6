/** Whether this site answers, within 5 seconds. */
export function isReachable(): Promise<boolean> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 5000);
  const { signal } = controller;
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** Asks the site itself as well, because a browser also calls a machine offline that serves the site to itself. */
export const isOffline = async () => !navigator.onLine && !(await isReachable());
