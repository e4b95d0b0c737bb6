/** Whether this site answers, within 5 seconds. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5000);
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Asks the site as well, because a browser may say that it is offline although its own machine serves the site. */
export const isOffline = async () => !navigator.onLine && !(await isReachable());
