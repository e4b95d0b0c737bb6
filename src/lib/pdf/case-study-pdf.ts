import { drawClosing } from './closing.ts';
import { closeDocument, openDocument } from './document.ts';
import { drawFeet } from './feet.ts';
import { turnPage, type Flow } from './flow.ts';
import { readMarkdown } from './markdown.ts';
import { drawPoster } from './poster.ts';
import type { Ridges } from './ridges.ts';
import { bookmark, drawStory } from './story.ts';
import { drawSummary } from './summary.ts';

export interface CaseStudyPdf {
  title: string;
  client: string;
  year: number;
  cover: { svg: string; alt: string };
  problem: string;
  done: string;
  result: { figure: string; text: string };
  /** The titles of the services. */
  services: string[];
  /** The story, in Markdown. */
  body: string;
  labels: { problem: string; done: string; services: string; contact: string };
  siteName: string;
  legalName: string;
  /** Lines under the firm's name; one with an address becomes a link. */
  contact: { text: string; href?: string }[];
  /** Where the case study stands on the site. */
  url: string;
  ridges: Ridges;
  /** Fixed, so that the same content gives the same bytes. */
  created: Date;
}

const maxPages = 4;
const sizes = [10.8, 10.4, 10, 9.6];

/** A designed, tagged PDF of two to four A4 pages; a story that is too long for them is an error. */
export async function makeCaseStudyPdf(study: CaseStudyPdf): Promise<Buffer> {
  for (const size of sizes) {
    const { doc, pages } = await drawCaseStudy(study, size);
    if (pages <= maxPages) return closeDocument(doc);
  }
  throw new Error(
    `The story of “${study.title}” does not fit on ${maxPages} pages of PDF. Shorten it.`,
  );
}

async function drawCaseStudy(study: CaseStudyPdf, size: number) {
  const { title, labels, result } = study;
  const doc = await openDocument({
    title,
    author: study.legalName,
    subject: study.problem,
    created: study.created,
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const flow: Flow = { doc, root, size, y: 0, railEnd: 0 };

  drawPoster(flow, study);
  const outline = bookmark(doc.outline, title, 0);
  drawSummary(flow, {
    result,
    facts: [
      { label: labels.problem, text: study.problem },
      { label: labels.done, text: study.done },
      { label: labels.services, text: study.services.join(', ') },
    ],
  });
  turnPage(flow);
  drawStory(flow, readMarkdown(study.body, study.url), outline);
  drawClosing(flow, {
    heading: labels.contact,
    contact: [
      { text: study.legalName },
      ...study.contact,
      { text: study.url.replace(/^https?:\/\//, ''), href: study.url },
    ],
    ridges: study.ridges,
  });
  root.end();
  drawFeet(doc, `${study.siteName}: ${title}`);
  return { doc, pages: doc.bufferedPageRange().count };
}
