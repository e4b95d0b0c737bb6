import { stringify } from 'yaml';
import { today } from '../today.ts';
import { toSlug } from './ids.ts';
import type { Kind } from './kind.ts';
import { plainPoster } from './plain-poster.ts';

export const caseStudy: Kind = {
  collection: 'caseStudies',
  fields: {
    title: { question: 'Title' },
    client: { question: 'Client, described but not named' },
    year: { question: 'Year in which the work was finished' },
    problem: { question: 'Problem, in one or two sentences' },
    done: { question: 'What we did, in one or two sentences' },
    figure: { question: 'Result as a figure, such as "38 min"' },
    result: { question: 'Rest of the sentence: what the figure means' },
    services: { question: 'Ids of the services, separated by commas' },
    coverAlt: { question: 'What the cover shows' },
  },
  write({ figure, result, services = '', title = '', year, ...facts }, used) {
    const id = toSlug(title);
    if (id === '') throw new Error('The title needs a letter or digit for the file name.');
    if (used.has(id))
      throw new Error(`There is already a case study “${id}”. Choose another title.`);
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
        `Write the story below the facts. Your answers are there as a start.`,
        `Replace the placeholder cover content/case-studies/${id}.svg with your own, 480 × 600.`,
        `The PDF will be at /case-studies/${id}.pdf.`,
      ],
    };
  },
};
