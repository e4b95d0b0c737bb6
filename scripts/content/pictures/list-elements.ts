import { DOMParser } from 'linkedom';

/** Lists all elements of a drawing or of other XML, in document order. */
export const listElements = (xml: string): Element[] => [
  ...new DOMParser().parseFromString(xml, 'image/svg+xml').querySelectorAll('*'),
];

/** The name of an element without its prefix: "svg:Path" is "path". */
export const nameOf = ({ tagName }: Element) => tagName.replace(/^.*:/, '').toLowerCase();
