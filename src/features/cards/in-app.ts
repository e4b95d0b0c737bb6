/** Shows a link to the phone's browser, because the app may not let its visitors save a contact. */
export function offerBrowser() {
  const link = document.querySelector<HTMLAnchorElement>('#in-app a');
  if (!link) return;
  link.href = browserLink(navigator.userAgent, location);
  link.closest('p')?.removeAttribute('hidden');
}

// On Android a view inside an app names itself. On an iPhone it lacks the word "Safari", which every browser there has.
const signs =
  /; wv\)|FBA[NV]|Instagram|LinkedInApp|MicroMessenger|Line\/|GSA\/|iP(hone|ad|od).*AppleWebKit(?!.*Safari)/;

/** Whether a page is shown inside an app, many of which refuse to save a contact. */
export const isInApp = (userAgent: string): boolean => signs.test(userAgent);

/** An address that opens the page in the phone's own browser. */
export const browserLink = (userAgent: string, { host, pathname }: URL | Location): string =>
  /Android/.test(userAgent)
    ? `intent://${host}${pathname}#Intent;scheme=https;end`
    : `x-safari-https://${host}${pathname}`;
