import { randomBytes } from 'node:crypto';
import { isFamilyFirst, isOfParts } from '../../../src/lib/names/name-parts.ts';
import type { ContentFile } from '../content-file.ts';
import { guessParts } from './guess-parts.ts';

/** The answers of an editor by key. A key in a group is written as "result.figure". */
export type Answers = Record<string, string | undefined>;

/** A kind of entry that `npm run new` can write. The schema of its collection decides what to ask for. */
interface Kind {
  collection: string;
  /** The name of the file. `used` holds the names of the others. */
  id(used: string[], answers: Answers): string;
  /** The values for empty answers. */
  usual?(id: string, answers: Answers, files: ContentFile[]): Record<string, unknown>;
  /** The answers that may have several lines. */
  long?: string[];
  /** The Markdown below the YAML. */
  story?(answers: Answers): string;
  /** A drawing until there is a cover. */
  cover?: string;
  /** What to do next. `facts` are the values in the file. */
  next(id: string, facts: Record<string, unknown>): string[];
}

const card: Kind = {
  collection: 'cards',
  // Hexadecimal digits, because nobody confuses them with o, i and l.
  id: () => randomBytes(3).toString('hex'),
  usual(_id, { name = '', ...given }) {
    const { firstName = '', lastName = '' } = guessParts(name, given);
    const parts = { name, firstName, lastName };
    return { firstName, lastName, nameDiffers: !isOfParts(parts) && !isFamilyFirst(parts) };
  },
  next: (id, { firstName, lastName }) => [
    // Two plain words may be a guess, and a wrong one for Li Wei or Nagy Péter.
    ...(firstName && lastName
      ? [
          `The contact file will say: first name ${firstName}, last name ${lastName}. If the family name comes first, swap them in the file.`,
        ]
      : []),
    `The card will be at /cards/${id} and its contact file at /cards/${id}.vcf.`,
    'Run "npm start" to check the card. Scan the QR code on the back with a phone.',
    `Once it is live, write its address to an NFC tag: in an NFC app choose "Write", then "URL", enter the site's address with /cards/${id} and no slash at the end, and lock the tag. Chrome on Android writes tags at /cards/sheet.`,
    'Run "npm run dev" to print its QR code from /cards/sheet, which is published only if content/pages/card.yaml says so.',
  ],
};

const team: Kind = {
  collection: 'team',
  id: (used) => String(Math.max(0, ...used.map(Number)) + 1),
  next: (id) => [
    `Put a square portrait in content/team. If you did not name it, save it as ${id}.svg and add this line to the file: portrait: ./${id}.svg`,
    `For a business card, run: npm run new -- card --person ${id}`,
  ],
};

const caseStudy: Kind = {
  collection: 'caseStudies',
  id: (_used, { title }) => toSlug(title) || 'untitled',
  usual: (id, _answers, files) => ({
    order: Math.max(0, ...files.map((file) => Number(file.getText('order')))) + 1,
    cover: `./${id}.svg`,
    updated: today(),
  }),
  long: ['problem', 'done'],
  story: ({ problem, done }) => `## The problem\n\n${problem}\n\n## What we did\n\n${done}\n`,
  // The sun behind two ridges.
  cover: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600">
  <rect width="480" height="600" fill="#38184a" />
  <circle cx="250" cy="240" r="90" fill="#ffd88f" />
  <path fill="#5c2459" d="M0 330 110 270 190 315 330 220 480 340V600H0z" />
  <path fill="#241233" d="M0 430 150 370 260 425 390 350 480 400V600H0z" />
</svg>
`,
  next: (id) => [
    'Write the story below the facts. Your answers are there as a start.',
    `Replace the placeholder cover content/case-studies/${id}.svg with your own, 480 × 600.`,
    `The PDF will be at /case-studies/${id}.pdf.`,
  ],
};

const post: Kind = {
  collection: 'posts',
  id(used, { created }) {
    const day = created || today();
    let id = day;
    for (let count = 2; used.includes(id); count += 1) id = `${day}-${count}`;
    return id;
  },
  usual: () => ({ created: today() }),
  long: ['text'],
  next: () => [
    'If there is a picture, put it in content/posts, as a JPEG of at least 600 × 600 pixels.',
    'The post will be on Home under Social Posts, and in the footer as the latest post.',
    'Add "likes:" and "comments:" with the numbers from LinkedIn, once there are any.',
  ],
};

export const kinds = { card, team, 'case-study': caseStudy, post };
export type KindName = keyof typeof kinds;

/** "Lighting the Way: Part 2" becomes lighting-the-way-part-2. */
const toSlug = (text = ''): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The date in Canberra, as 2026-11-25, which is the Swedish format. In the morning UTC is still on the day before. */
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' });
