import { basename } from 'node:path';
import { valueOf, type ContentFile } from '../content-file.ts';
import { newCardId, newPostId, newTeamId, toSlug } from './ids.ts';
import { toE164 } from './phone.ts';

export type Answers = Record<string, string | undefined>;

interface Draft {
  /** The name of the file. */
  id: string;
  /** What the YAML says. Empty values are left out. */
  data: Record<string, unknown>;
  /** The Markdown below the YAML. */
  story?: string;
  /** The drawing of the same name. */
  drawing?: string;
  next: string[];
}

/** A sort of entry that `npm run new` can write. */
export interface Kind {
  /** Its name in src/content.config.ts, which says where its files are. */
  collection: string;
  fields: Record<string, { question: string; isOptional?: boolean }>;
  /** `used` holds the ids of the existing entries. */
  draft(answers: Answers, used: string[], files: ContentFile[]): Draft;
}

const card: Kind = {
  collection: 'cards',
  fields: {
    name: { question: 'Name shown on the card' },
    firstName: { question: 'First name, if not the first word of the name', isOptional: true },
    lastName: { question: 'Last name, if not the rest of the name', isOptional: true },
    title: { question: 'Position title' },
    phone: { question: 'Phone' },
    email: { question: 'Email' },
    person: { question: 'Number of the team member whose portrait to use', isOptional: true },
    organization: { question: 'Organisation, if it is not ours', isOptional: true },
  },
  draft({ name = '', phone = '', title, email, person, organization, ...parts }, used) {
    const [first = '', ...others] = name.split(/\s+/);
    const firstName = parts['firstName'] || first;
    const isStart = name.startsWith(`${firstName} `);
    const rest = isStart ? name.slice(firstName.length + 1) : others.join(' ');
    const lastName = parts['lastName'] || rest || first;
    const nameDiffers = name !== `${firstName} ${lastName}`;
    const about = { title, organization, phone: toE164(phone), email, person };
    const id = newCardId(used);
    return {
      id,
      data: { name, firstName, lastName, nameDiffers, ...about },
      next: [
        `The card will be at /cards/${id} and its contact file at /cards/${id}.vcf.`,
        'Run "npm start" to check the card. Scan the QR code on the back with a phone.',
        'Once it is live, print its QR code from /cards/sheet, or write its address to an NFC tag.',
      ],
    };
  },
};

const team: Kind = {
  collection: 'team',
  fields: {
    name: { question: 'Name' },
    role: { question: 'Role, in a few words', isOptional: true },
    colorType: { question: 'True Color (Blue, Gold, Green or Orange)', isOptional: true },
    email: { question: 'Email', isOptional: true },
    linkedinUrl: { question: 'Address of the LinkedIn profile', isOptional: true },
    purpose: { question: 'Purpose, in the person’s own words' },
  },
  draft(data, used) {
    const id = newTeamId(used);
    return {
      id,
      data,
      next: [
        `Save a square portrait, such as content/team/${id}.svg, and add this line to the file: portrait: ./${id}.svg`,
        `For a business card, run: npm run new -- card --person ${id}`,
      ],
    };
  },
};

const caseStudy: Kind = {
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
  draft({ title = '', client, problem, done, services = '', ...facts }, used, files) {
    const id = toSlug(title);
    if (id === '') throw new Error('The title needs a letter or digit for the file name.');
    if (used.includes(id))
      throw new Error(`There is already a case study “${id}”. Choose another title.`);
    return {
      id,
      data: {
        order: Math.max(0, ...files.map((file) => Number(valueOf(file, 'order')))) + 1,
        title,
        client,
        cover: `./${id}.svg`,
        coverAlt: facts['coverAlt'],
        problem,
        done,
        result: { figure: facts['figure'], text: facts['result'] },
        services: services.split(',').map((service) => service.trim()),
        year: Number(facts['year']) || facts['year'],
        updated: today(),
      },
      story: `## The problem\n\n${problem}\n\n## What we did\n\n${done}\n`,
      drawing: placeholderCover,
      next: [
        `Write the story below the facts. Your answers are there as a start.`,
        `Replace the placeholder cover content/case-studies/${id}.svg with your own, 480 × 600.`,
        `The PDF will be at /case-studies/${id}.pdf.`,
      ],
    };
  },
};

const post: Kind = {
  collection: 'posts',
  fields: {
    text: { question: 'Full text of the post' },
    url: { question: 'Address of the LinkedIn post' },
    imageUrl: { question: 'File name of the picture, such as hut.jpg', isOptional: true },
    imageAlt: { question: 'What the picture shows', isOptional: true },
  },
  draft(answers, used) {
    const created = today();
    const picture = answers['imageUrl'] && `./${basename(answers['imageUrl'])}`;
    return {
      id: newPostId(created, used),
      data: { ...answers, imageUrl: picture, created },
      next: [
        ...(picture
          ? ['Put the picture in content/posts, as a JPEG of at least 600 × 600 pixels.']
          : []),
        'The post will be on Home under Social Posts, and in the footer as the latest post.',
        'Add "likes:" and "comments:" with the numbers from LinkedIn, once there are any.',
      ],
    };
  },
};

/** The sun behind two ridges. */
const placeholderCover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600">
  <rect width="480" height="600" fill="#38184a" />
  <circle cx="250" cy="240" r="90" fill="#ffd88f" />
  <path fill="#5c2459" d="M0 330 110 270 190 315 330 220 480 340V600H0z" />
  <path fill="#241233" d="M0 430 150 370 260 425 390 350 480 400V600H0z" />
</svg>
`;

/** The day in Canberra, such as 2026-11-25, in Sweden's format. In the morning UTC is still on the day before. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' }).format(new Date());

export const kinds = { card, team, 'case-study': caseStudy, post };
export type KindName = keyof typeof kinds;
