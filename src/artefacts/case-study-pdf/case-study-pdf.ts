import type { CollectionEntry } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { pictureFile } from '#collections/picture-file.ts';
import { getPage, getNamed, getSite } from '#collections/queries.ts';
import { firmFacts } from '#lib/firm/fill.ts';
import { makeCaseStudyPdf } from './make-pdf.ts';

type Entry = CollectionEntry<'caseStudies'>;

export async function caseStudyPdf({ id, body = '', data, filePath = '' }: Entry): Promise<Buffer> {
  const site = await getSite();
  const { caseStudies: labels } = await getPage('work');
  const services = await Promise.all(data.services.map(getNamed));
  const cover = await pictureFile(filePath, 'cover');
  const { email, phone, tel, address } = firmFacts(site);
  const url = new URL(`/work#${id}`, site.url);
  return makeCaseStudyPdf({
    ...data,
    body,
    services: services.map((service) => service.data.title),
    cover: { svg: cover ? await readFile(cover, 'utf8') : '', alt: data.coverAlt },
    labels: { ...labels, contact: site.footer.contact },
    siteName: site.name,
    legalName: site.legalName,
    siteUrl: site.url,
    contact: [
      { text: email, href: `mailto:${email}` },
      { text: phone, href: `tel:${tel}` },
      { text: address },
      { text: url.host, href: site.url },
      { text: url.host + url.pathname + url.hash, href: url.href },
    ],
  });
}

/** The address of the PDF, and the words that a link to it needs: its type, its size and that it opens in a new tab. */
export async function describeCaseStudyPdf(study: Entry) {
  const { length } = await caseStudyPdf(study);
  const { caseStudies: labels } = await getPage('work');
  return {
    href: `/case-studies/${study.id}.pdf`,
    note: labels.file.replace('{size}', `${Math.ceil(length / 1024)}`),
  };
}
