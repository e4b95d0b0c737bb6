import { indexable, unknown } from '../../support/site.ts';
import { person } from './states.ts';

/** One page of each kind: of the cards, whose structure is the same, one. */
export const routes = [
  ...indexable,
  ...unknown.map(({ path }) => path),
  '/cards/sheet',
  '/video/first-light',
  person,
];

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };
