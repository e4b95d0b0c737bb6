/** The browser's store of the cards that were opened. If it gets another name, the worker has to delete this one. */
export const cacheName = 'cards-1';

/** Where a card and its files are. */
export const cardLinks = (id: string) => ({
  page: `/cards/${id}`,
  contact: `/cards/${id}.vcf`,
  contactWithoutPhoto: `/cards/without-photo/${id}.vcf`,
  code: `/cards/codes/${id}.svg`,
  contactCode: `/cards/codes/${id}-contact.svg`,
  picture: `/cards/${id}.jpg`,
});
