import type { CollectionEntry } from 'astro:content';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { atDawn } from '#artefacts/typst/scenery.ts';
import { makePdf } from '#artefacts/typst/typst.ts';
import template from './case-study.typ?raw';

type Facts = 'title' | 'client' | 'year' | 'problem' | 'done' | 'result' | 'updated';

export interface CaseStudy extends Pick<CollectionEntry<'caseStudies'>['data'], Facts> {
  cover: { svg: string; alt: string };
  services: string[];
  /** The story, in Markdown. */
  body: string;
  labels: { problem: string; done: string; services: string; contact: string };
  siteName: string;
  legalName: string;
  siteUrl: string;
  /** The lines below the firm's name. A line with an address is a link. */
  contact: { text: string; href?: string }[];
}

/** A designed and tagged PDF in A4. */
export async function makeCaseStudyPdf({ body, updated, ...study }: CaseStudy): Promise<Buffer> {
  // Also the date of the document, so that the same content always gives the same bytes.
  const [year, month, day] = updated.toISOString().split(/\D/).map(Number);
  const data = {
    ...study,
    story: fromMarkdown(body).children,
    updated: { year, month, day },
    scenery: atDawn,
  };
  try {
    return await makePdf(template, data);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, letter] = /the text `\\"(.+?)\\"` could not/.exec(reason) ?? [];
    const told = letter ? `no font has “${letter}”. Write it in another way.` : reason;
    throw new Error(`The PDF of “${study.title}” cannot be made: ${told}`, { cause: error });
  }
}
