import { stringify } from 'yaml';
import { today } from '../today.ts';
import { toSlug } from './ids.ts';
import type { Kind } from './kind.ts';
import { plainPoster } from './plain-poster.ts';

export const caseStudy: Kind = {
  collection: 'caseStudies',
  fields: {
    title: { question: 'Title' },
    client: { question: 'Client, described rather than named' },
    year: { question: 'Year' },
    problem: { question: 'The problem, in one or two sentences' },
    done: { question: 'What was done, in one or two sentences' },
    figure: { question: 'The result as a figure, such as "38 min"' },
    result: { question: 'What the figure means' },
    services: { question: 'Services, by their ids, with commas between them' },
    coverAlt: { question: 'What the cover shows' },
  },
  write({ figure, result, services = '', title = '', year, ...facts }, used) {
    const id = toSlug(title);
    if (id === '') throw new Error('The title has no letter from which to make a name.');
    if (used.has(id))
      throw new Error(`There is a case study “${id}” already. Choose another title.`);
    const front = stringify({
      order: used.size + 1,
      title,
      client: facts['client'],
      cover: `./${id}.svg`,
      coverAlt: facts['coverAlt'],
      problem: facts['problem'],
      done: facts['done'],
      result: { figure, text: result },
      services: services.split(',').map((service) => service.trim()),
      year: Number(year),
    });
    // Without quotes, so that it is a date and not a text.
    const story = `## The problem\n\n${facts['problem']}\n\n## What we did\n\n${facts['done']}\n`;
    return {
      id,
      text: `---\n${front}updated: ${today()}\n---\n\n${story}`,
      beside: { [`${id}.svg`]: plainPoster() },
      next: [
        `Tell the story below the facts; it begins with what you just gave.`,
        `The cover content/case-studies/${id}.svg is a plain one: draw a better one, 480 × 600.`,
        `The PDF is made at build time: /case-studies/${id}.pdf.`,
      ],
    };
  },
};
