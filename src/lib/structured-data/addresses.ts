/** The full address of a page, as its canonical link has it. */
export const pageAddress = (origin: string, path: string) => new URL(path, origin).href;

// The firm and the site are described on the first page; every other page names them by these.
export const organizationId = (origin: string) => pageAddress(origin, '/#organization');
export const websiteId = (origin: string) => pageAddress(origin, '/#website');
