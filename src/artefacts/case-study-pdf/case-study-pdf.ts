import type { CollectionEntry } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { markdownToMdast } from 'satteri';
import { firmContact, typstDate, type ContactLine } from '#artefacts/typst/imprint.ts';
import { atDawn } from '#artefacts/typst/scenery.ts';
import { makePdf } from '#artefacts/typst/typst.ts';
import { pictureFile } from '#collections/picture-file.ts';
import { getPage, getReferenced, getSite } from '#collections/queries.ts';
import template from './case-study.typ?raw';

type Entry = CollectionEntry<'caseStudies'>;

export async function caseStudyPdf({ id, body = '', data, filePath = '' }: Entry): Promise<Buffer> {
  const site = await getSite();
  const { caseStudies: labels } = await getPage('work');
  const services = await Promise.all(data.services.map(getReferenced));
  const cover = await pictureFile(filePath, 'cover');
  const url = new URL(`/work#${id}`, site.url);
  return makeCaseStudyPdf({
    ...data,
    body,
    services: services.map((service) => service.data.title),
    cover: { svg: cover ? await readFile(cover, 'utf8') : '', alt: data.coverAlt },
    labels: { ...labels, contact: site.footer.contact },
    site,
    contact: [...firmContact(site), { text: url.host + url.pathname + url.hash, href: url.href }],
  });
}

/** The address of the PDF, and the words that a link to it needs: its type, its size and that it opens in a new tab. */
export async function describeCaseStudyPdf(study: Entry) {
  const { length } = await caseStudyPdf(study);
  const { caseStudies: labels } = await getPage('work');
  return {
    href: `/case-studies/${study.id}.pdf`,
    note: labels.note.replaceAll('{size}', `${Math.ceil(length / 1024)}`),
  };
}

type Facts = 'title' | 'client' | 'year' | 'problem' | 'done' | 'result' | 'updated';

export interface CaseStudy extends Pick<Entry['data'], Facts> {
  cover: { svg: string; alt: string };
  services: string[];
  /** The story, in Markdown. */
  body: string;
  labels: { problem: string; done: string; services: string; contact: string };
  site: Pick<CollectionEntry<'site'>['data'], 'name' | 'legalName' | 'url'>;
  contact: ContactLine[];
}

/** A designed and tagged PDF in A4. */
export async function makeCaseStudyPdf({ body, updated, ...study }: CaseStudy): Promise<Buffer> {
  const data = {
    ...study,
    // Read in the same way as for the page.
    story: markdownToMdast(body, { features: { smartPunctuation: true } }),
    // Also the date of the document, so that the same content always gives the same bytes.
    updated: typstDate(updated),
    scenery: atDawn,
  };
  try {
    return await makePdf(template, data);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, letter] = /the text `\\"(.+?)\\"` could not/.exec(reason) ?? [];
    const cause = letter ? `no font has “${letter}”. Find it in content/ and drop it.` : reason;
    throw new Error(`The PDF of “${study.title}” cannot be made: ${cause}`, { cause: error });
  }
}
