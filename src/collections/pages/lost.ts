import { getPage, getSite } from '#collections/queries.ts';

/** What a page shows if there is nothing at its address: the words of that page, and four ways on. */
export async function getLostPage(name: 'notFound' | 'cardNotFound') {
  const { title, description, ...words } = await getPage(name);
  const { navigation, enquiry, contact } = await getSite();
  const lines = new Map([
    ['/services', (await getPage('services')).socialLine],
    ['/work', (await getPage('work')).socialLine],
    ['/team', (await getPage('team')).socialLine],
    [enquiry.href, (await getPage('getStarted')).socialLine],
  ]);
  return {
    head: { title, description },
    notFound: { ...words, email: contact.email },
    ways: [...navigation, enquiry].flatMap(({ label, href }) => {
      const line = lines.get(href);
      return line === undefined ? [] : [{ label, href, line }];
    }),
  };
}
