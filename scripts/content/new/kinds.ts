import { stringify } from 'yaml';
import { newCardId, newTeamId, toSlug } from './ids.ts';
import { toE164 } from './phone.ts';
import { plainPoster } from './plain-poster.ts';

export type Answers = Record<string, string>;

interface Field {
  question: string;
  isOptional?: boolean;
}

interface Draft {
  id: string;
  text: string;
  /** Further files beside it, by name. */
  beside?: Record<string, string>;
  next: string[];
}

interface Kind {
  collection: string;
  folder: string;
  extension: string;
  fields: Record<string, Field>;
  write(answers: Answers, used: ReadonlySet<string>): Draft;
}

const card: Kind = {
  collection: 'cards',
  folder: 'cards',
  extension: '.yaml',
  fields: {
    name: { question: 'Name, as shown on the card' },
    firstName: { question: 'First name, if not the first word of it', isOptional: true },
    lastName: { question: 'Last name, if not the rest of it', isOptional: true },
    title: { question: 'Position title' },
    phone: { question: 'Phone' },
    email: { question: 'Email' },
    person: { question: 'Number of the team member, for the portrait', isOptional: true },
    organization: { question: 'Organisation, if not our own', isOptional: true },
  },
  write({ name = '', phone = '', email, title, person, ...rest }, used) {
    const [first = '', ...others] = name.split(/\s+/);
    const firstName = rest['firstName'] || first;
    const lastName = rest['lastName'] || others.join(' ') || first;
    const { organization } = rest;
    const isUnlike = name !== `${firstName} ${lastName}`;
    const id = newCardId(used);
    return {
      id,
      text: stringify({
        name,
        firstName,
        lastName,
        ...(isUnlike && { nameDiffers: true }),
        title,
        ...(organization && { organization }),
        phone: toE164(phone),
        email,
        ...(person && { person }),
      }),
      next: [
        `The card will be at /cards/${id}, its contact file at /cards/${id}.vcf.`,
        'Run "npm start" and look at it; scan the code on its back with a phone.',
        'Once it is published, print its code from /cards/sheet or write the address to an NFC tag.',
      ],
    };
  },
};

const team: Kind = {
  collection: 'team',
  folder: 'team',
  extension: '.yaml',
  fields: {
    name: { question: 'Name' },
    role: { question: 'Role, in a few words', isOptional: true },
    colorType: { question: 'True Color (Blue, Gold, Green or Orange)', isOptional: true },
    email: { question: 'Email', isOptional: true },
    linkedinUrl: { question: 'Address of the profile on LinkedIn', isOptional: true },
    purpose: { question: 'Purpose, in the person’s own words' },
  },
  write(answers, used) {
    const id = newTeamId(used);
    return {
      id,
      text: stringify(Object.fromEntries(Object.entries(answers).filter(([, value]) => value))),
      next: [
        `Put a square portrait beside it, such as content/team/${id}.svg, and name it: portrait: ./${id}.svg`,
        `For a business card run: npm run new -- card --person ${id}`,
      ],
    };
  },
};

const caseStudy: Kind = {
  collection: 'caseStudies',
  folder: 'case-studies',
  extension: '.md',
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
    // Without quotes: a date, not a text.
    const today = new Date().toISOString().slice(0, 10);
    const story = `## The problem\n\n${facts['problem']}\n\n## What we did\n\n${facts['done']}\n`;
    return {
      id,
      text: `---\n${front}updated: ${today}\n---\n\n${story}`,
      beside: { [`${id}.svg`]: plainPoster() },
      next: [
        `Tell the story below the facts; it begins with what you just gave.`,
        `The cover content/case-studies/${id}.svg is a plain one: draw a better one, 480 × 600.`,
        `The PDF is made at build time: /case-studies/${id}.pdf.`,
      ],
    };
  },
};

const post: Kind = {
  collection: 'posts',
  folder: 'posts',
  extension: '.yaml',
  fields: {
    text: { question: 'The whole text' },
    url: { question: 'Address of the post on LinkedIn' },
    imageUrl: { question: 'Name of the picture, such as hut.jpg', isOptional: true },
    imageAlt: { question: 'What the picture shows', isOptional: true },
  },
  write(answers, used) {
    const today = new Date().toISOString().slice(0, 10);
    let id = today;
    for (let count = 2; used.has(id); count++) id = `${today}-${count}`;
    const { imageUrl: picture = '' } = answers;
    const imageUrl = picture && `./${picture.replace(/^.*\//, '')}`;
    const facts = Object.entries({ ...answers, imageUrl }).filter(([, value]) => value);
    return {
      id,
      // Without quotes: a date, not a text.
      text: `${stringify(Object.fromEntries(facts))}created: ${today}\n`,
      next: [
        ...(picture
          ? [`Put the picture into content/posts: a JPEG of 600 × 600 pixels or more.`]
          : []),
        'Home shows it under Social Posts, the footer as the latest one.',
        'Add "likes:" and "comments:" with the numbers of the network when there are any.',
      ],
    };
  },
};

export const kinds = { card, team, 'case-study': caseStudy, post };
export type KindName = keyof typeof kinds;
