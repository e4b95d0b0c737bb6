import type { CollectionEntry } from 'astro:content';
import { firmContact, typstDate, type ContactLine } from '#artefacts/typst/imprint.ts';
import { atDawn } from '#artefacts/typst/scenery.ts';
import { makePdf } from '#artefacts/typst/typst.ts';
import { getOnePage, getRates, getSite } from '#collections/queries.ts';
import { answer } from '#lib/estimate/answer.ts';
import { fill } from '#lib/firm/fill.ts';
import template from './one-page.typ?raw';

/** The example that Get Started and Services show, as a PDF. */
export async function onePagePdf(): Promise<Buffer> {
  const { sheet, estimate } = await getOnePage();
  const { sentence } = answer(estimate, await getRates(), sheet.cost);
  const site = await getSite();
  return makeOnePagePdf({
    ...sheet,
    cost: { ...sheet.cost, text: fill(sheet.cost.text, { answer: sentence }) },
    labels: { contact: site.footer.contact },
    site,
    contact: firmContact(site),
  });
}

/** The address of the PDF, and the words that a link to it needs: its type, its size and that it opens in a new tab. */
export async function describeOnePagePdf() {
  const { length } = await onePagePdf();
  const words = await getOnePage();
  return {
    href: '/one-page.pdf',
    note: fill(words.note, { size: String(Math.ceil(length / 1024)) }),
  };
}

type Sheet = CollectionEntry<'onePage'>['data']['sheet'];

export interface OnePage extends Pick<Sheet, 'title' | 'short' | 'example' | 'description'> {
  heard: Sheet['heard'];
  first: Sheet['first'];
  leave: string;
  cost: { heading: string; text: string };
  updated: Date;
  labels: { contact: string };
  site: Pick<CollectionEntry<'site'>['data'], 'name' | 'legalName' | 'url'>;
  contact: ContactLine[];
}

/** A designed and tagged PDF in A4. */
export const makeOnePagePdf = ({ updated, ...sheet }: OnePage): Promise<Buffer> =>
  makePdf(template, { ...sheet, updated: typstDate(updated), scenery: atDawn });
