/** The full address of a page, as in its canonical link. */
export const pageAddress = (path: string) => new URL(path, import.meta.env.SITE).href;
