/** The path of a page as in links, canonical and sitemap: without `.html` and without a slash at the end. */
export const currentPath = ({ pathname }: URL) =>
  pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
