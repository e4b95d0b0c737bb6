/** The full address of a page, as its canonical link has it. */
export const pageAddress = (path: string) => new URL(path, import.meta.env.SITE).href;
