/** Whether this site answers, within 5 seconds. */
export function isReachable(): Promise<boolean> {
  const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  const tooLate = new Promise<never>((_, fail) => setTimeout(fail, 5000));
  return Promise.race([answer, tooLate]).then(
    () => true,
    () => false,
  );
}

/** Asks the site as well, because a browser may say that it is offline although its own machine serves the site. */
export const isOffline = async () => !navigator.onLine && !(await isReachable());
