/** The browser's store of the cards that were opened. If it gets another name, the worker has to delete this one. */
export const cacheName = 'cards-1';
