import type { CollectionEntry } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { pictureFile } from '#collections/picture-file.ts';
import { getPage, getService, getSite } from '#collections/queries.ts';
import { keep } from '#lib/kept/keep.ts';
import { makeCaseStudyPdf } from '#lib/pdf/case-study-pdf.ts';
import { box, crests } from '#ui/ridges/crests.ts';

type Study = CollectionEntry<'caseStudies'>;

const made = new Map<string, Promise<Uint8Array>>();

// A PDF that was kept is made anew when the drawing itself has changed.
const sources = import.meta.glob('/src/lib/pdf/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

async function make({ id, body = '', data, filePath = '' }: Study): Promise<Uint8Array> {
  const site = await getSite();
  const { caseStudies: labels } = await getPage('work');
  const services = await Promise.all(data.services.map(getService));
  const cover = await pictureFile(filePath, 'cover');
  const { email, phone, address } = site.contact;
  const study = {
    title: data.title,
    client: data.client,
    year: data.year,
    problem: data.problem,
    done: data.done,
    result: data.result,
    body,
    services: services.map((service) => service.data.title),
    cover: {
      svg: cover ? await readFile(cover, 'utf8') : '',
      alt: data.coverAlt,
    },
    labels: { ...labels, contact: site.footer.contact },
    siteName: site.name,
    legalName: site.legalName,
    contact: [
      { text: email, href: `mailto:${email}` },
      { text: phone.display, href: `tel:${phone.e164}` },
      { text: `${address.street}, ${address.suburb} ${address.state} ${address.postcode}` },
      { text: new URL(site.url).host, href: site.url },
    ],
    url: new URL(`/work#${id}`, site.url).href,
    ridges: { ...box, ...crests },
    created: data.updated,
  };
  const inputs = JSON.stringify([study, sources]);
  return (await keep('case-studies', 'pdf', [inputs], () => makeCaseStudyPdf(study))).data;
}

/** The PDF of a case study, made once, and kept for the next build. */
export function caseStudyPdf(study: Study): Promise<Uint8Array> {
  const pdf = made.get(study.id) ?? make(study);
  made.set(study.id, pdf);
  return pdf;
}

/** Where the PDF is and what a link to it must say: its type, its size and that it opens in a new tab. */
export async function describeCaseStudyPdf(study: Study) {
  const { length } = await caseStudyPdf(study);
  return {
    href: `/case-studies/${study.id}.pdf`,
    note: `(PDF, ${Math.ceil(length / 1024)} KB, opens in a new tab)`,
  };
}
