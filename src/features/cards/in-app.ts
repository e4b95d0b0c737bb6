interface Device extends Pick<Navigator, 'userAgent' | 'maxTouchPoints'> {
  /** Only in Safari: whether the page was opened from the home screen. */
  standalone?: boolean;
}

/** Apps that name themselves. On Android any view inside an app does. */
const apps = /; wv\)|FBA[NV]|Instagram|LinkedInApp|MicroMessenger|Line\/|GSA\/|Snapchat/;

/** Whether a page is shown inside an app, many of which refuse to save a contact. */
export function isInApp({ userAgent, maxTouchPoints, standalone }: Device): boolean {
  // An iPad calls itself a Macintosh, which has no touch screen.
  const isIpad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  const isApple = isIpad || /iP(hone|ad|od)/.test(userAgent);
  if (!isApple && !/Android/.test(userAgent)) return false;
  if (apps.test(userAgent)) return true;
  // On an iPhone a view inside an app lacks the word "Safari", which every browser there has. A card on the home screen
  // lacks it too.
  return isApple && !standalone && !/ Safari\//.test(userAgent);
}

/** An address that opens the page in the phone's own browser. */
export const browserLink = (userAgent: string, { host, pathname }: URL | Location): string =>
  /Android/.test(userAgent)
    ? `intent://${host}${pathname}#Intent;scheme=https;end`
    : `x-safari-https://${host}${pathname}`;
