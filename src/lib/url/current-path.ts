/** The one address of a page, as links, canonical and sitemap write it: no `.html`, no slash at the end. */
export const currentPath = ({ pathname }: URL) =>
  pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
