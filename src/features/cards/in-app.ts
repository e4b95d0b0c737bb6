// A view inside an app says so on Android; on an iPhone it leaves out "Safari", which every browser there has.
const signs =
  /; wv\)|FBA[NV]|Instagram|LinkedInApp|MicroMessenger|Line\/|GSA\/|iP(hone|ad|od).*AppleWebKit(?!.*Safari)/;

/** Whether a page is shown inside an app, many of which refuse to save a contact. */
export const isInApp = (userAgent: string): boolean => signs.test(userAgent);

/** An address that leads out of an app on Android or an iPhone, to the phone's own browser. */
export const browserLink = (userAgent: string, { host, pathname }: URL | Location): string =>
  /Android/.test(userAgent)
    ? `intent://${host}${pathname}#Intent;scheme=https;end`
    : `x-safari-https://${host}${pathname}`;
