import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Scenery } from '#artefacts/typst/scenery.ts';
import { makePdf } from '#artefacts/typst/typst.ts';
import template from './case-study.typ?raw';

export interface CaseStudy {
  title: string;
  client: string;
  year: number;
  cover: { svg: string; alt: string };
  problem: string;
  done: string;
  result: { figure: string; text: string };
  services: string[];
  /** The story, in Markdown. */
  body: string;
  labels: { problem: string; done: string; services: string; contact: string };
  siteName: string;
  legalName: string;
  siteUrl: string;
  /** The lines below the firm's name. A line with an address is a link. */
  contact: { text: string; href?: string }[];
  scenery: Scenery;
  /** The date of the document, so that the same content always gives the same bytes. */
  updated: Date;
}

/** A designed and tagged PDF in A4. */
export async function makeCaseStudyPdf({ body, updated, ...study }: CaseStudy): Promise<Buffer> {
  const [year, month, day] = updated.toISOString().split(/\D/).map(Number);
  const data = { ...study, story: fromMarkdown(body).children, updated: { year, month, day } };
  try {
    return await makePdf(template, data);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, letter] = /the text `\\"(.+?)\\"` could not/.exec(reason) ?? [];
    const told = letter ? `no font has “${letter}”. Write it in another way.` : reason;
    throw new Error(`The PDF of “${study.title}” cannot be made: ${told}`, { cause: error });
  }
}
