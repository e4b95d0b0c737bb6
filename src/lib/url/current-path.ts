/** The address of a page as in links, canonical and sitemap: no `.html` and no slash at the end. */
export const currentPath = ({ pathname }: URL) =>
  pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
