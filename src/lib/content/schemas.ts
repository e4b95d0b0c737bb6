import { reference } from 'astro:content';
import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';

const text = z.string().trim().min(1);
const paragraphs = z.array(text).min(1);

const path = z.string().regex(/^\/[a-z0-9/#-]*$/, 'A path of this site, such as /services');
const emailAddress = z.email('An e-mail address, such as hello@ridgelight.example');
const internationalPhone = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'A phone number in E.164, such as +61491570006');

const link = z.strictObject({ label: text, href: path });

const option = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Lower case words joined by hyphens'),
  label: text,
});
const tile = option.extend({ text: text.optional() });

export const site = z.strictObject({
  url: z.url().describe('Where the site is published, without a slash at the end'),
  name: text.describe('The brand'),
  legalName: text,
  headline: text,
  tagline: text,
  country: text.describe('The acknowledgement at the foot of the hero'),
  keywords: z.array(text).min(1),
  intro: z.strictObject({
    title: text,
    line: text,
    definition: z.strictObject({
      word: text.describe('With a dot between the syllables'),
      pronunciation: text.describe('In the International Phonetic Alphabet'),
      partOfSpeech: text,
      senses: z.array(text).min(1),
    }),
    paragraphs,
  }),
  contact: z.strictObject({
    email: emailAddress,
    phone: z.strictObject({ display: text, e164: internationalPhone }),
    address: z.strictObject({
      street: text,
      suburb: text,
      state: text,
      postcode: text,
      country: text,
    }),
    abn: z.string().regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'An ABN, such as 12 345 678 901'),
    profile: z.strictObject({ label: text, url: z.url() }),
  }),
  navigation: z
    .array(
      link.extend({
        icon: z
          .enum(['home', 'services', 'work', 'team'])
          .optional()
          .describe('Shown in the tab bar; a link without an icon is not there'),
      }),
    )
    .min(1),
  quickLinks: z.array(link.extend({ submenu: z.array(link).default([]) })).min(1),
  footer: z.strictObject({
    weAre: text,
    claims: z.array(text).min(1).describe('What follows "We are"; the company name is added'),
    blurb: text,
    affiliations: text,
    quickLinks: text,
    contact: text,
    latestPost: text,
    noPosts: text,
    readMore: text,
    rights: text,
    legal: z.array(link).min(1),
    builtBy: text,
  }),
  settings: z.strictObject({
    label: text,
    withoutScript: text,
    theme: z.strictObject({ label: text, on: text, off: text }),
    motion: z.strictObject({ label: text, on: text, off: text, reduced: text }),
  }),
});

/** Every fixed list of the forms. The ids are also checked by the database. */
export const options = z.strictObject({
  careerOptions: z.array(tile).min(1),
  skills: z.array(tile).min(1),
  needs: z.array(tile).min(1),
  locales: z.array(option).min(1),
  hearAbout: z.array(option).min(1),
});

const colorType = z.enum(['Blue', 'Gold', 'Green', 'Orange']);

const field = z.strictObject({ label: text, hint: text.optional() });

export const forms = z.strictObject({
  fields: z.strictObject({
    first_name: field,
    last_name: field,
    email: field,
    phone: field,
    company: field,
    current_position: field,
    locale: field.extend({ empty: text }),
    hear_about_us: field.extend({ empty: text }),
    selected_career_options: field,
    selected_skills: field,
    selected_needs: field,
    other_needs_text: field,
    individual_purpose: field,
    additional_comments: field,
    cv: field.extend({ choose: text, drop: text, remove: text }),
    privacy_consent: z.strictObject({
      label: text.describe('Ends in a link to the Privacy Policy'),
      link: text,
    }),
  }),
  optional: text,
  more: text.describe('Opens the optional fields of the compact form'),
  send: text,
  collectionNotice: z.strictObject({ heading: text, paragraphs }),
  withoutScript: text.describe('Before the e-mail link'),
});

const page = z.strictObject({
  title: text.max(60),
  description: text.min(50).max(160).describe('What search results show'),
  heading: text,
});

const section = z.strictObject({ heading: text, text });

const carousel = z.strictObject({
  previous: text,
  next: text,
  place: text.describe('The name of a slide, with {place} and {count}'),
});

export const pages = {
  home: page.omit({ heading: true }).extend({
    services: z.strictObject({ heading: text, button: text, learnMore: text }),
    clients: section,
    posts: z.strictObject({
      heading: text,
      viewOn: text,
      loadMore: text,
      loading: text,
      seeMore: text,
      seeLess: text,
      like: text,
      likes: text,
      comment: text,
      comments: text,
      newTab: text.describe('Said to screen readers after the link to a post'),
      more: text.describe('Without JavaScript: the link to the older posts'),
    }),
  }),
  services: page.extend({ intro: text, button: text, closing: section }),
  work: page.extend({
    intro: text,
    portfolio: section,
    caseStudies: z.strictObject({
      heading: text,
      problem: text,
      done: text,
      result: text,
      services: text,
      download: text,
      carousel,
    }),
    enquiry: section,
  }),
  team: page.extend({
    intro: text,
    profile: z.strictObject({
      open: text,
      close: text,
      trueColors: text,
      dominant: text.describe('A sentence with {name} and {type}'),
      strengths: text,
      workStyle: text,
      email: text,
      linkedin: text,
    }),
    trueColors: z.strictObject({ heading: text, paragraphs, carousel }),
    joining: section.extend({ button: text }),
    arrange: z.strictObject({
      start: text,
      stop: text,
      hint: text,
      earlier: text.describe('With {name}'),
      later: text.describe('With {name}'),
      moved: text.describe('Announced, with {name}, {place} and {count}'),
      reset: text,
      wasReset: text.describe('Announced'),
    }),
    video: z.strictObject({
      heading: text,
      text,
      play: text,
      title: text,
      description: text.describe('For those who do not see the clip'),
      published: z.date().describe('Told to search engines'),
      back: text,
    }),
  }),
  joinUs: page.extend({
    intro: text,
    skills: text,
    about: text,
    next: z.strictObject({ heading: text, steps: paragraphs }),
  }),
  getStarted: page.extend({
    intro: text,
    needs: text,
    comments: text,
    about: text,
    next: z.strictObject({ heading: text, steps: paragraphs }),
  }),
  notFound: page.extend({ code: text, text, back: text }),
  cardNotFound: page.extend({ text, back: text }),
  card: z.strictObject({
    description: text.describe('A sentence with {name}, {title} and {organization}'),
    save: text,
    call: text,
    email: text,
    share: text,
    copied: text,
    shareFailed: text,
    help: text,
    inApp: z.strictObject({ text, link: text }),
    turn: text,
    turned: text.describe('Shown under the card while its back is up'),
    codes: z.strictObject({
      heading: text,
      contact: section.extend({ alt: text }),
      withoutPhoto: text,
      code: text,
      picture: text,
    }),
    offline: z.strictObject({ title: text, text, retry: text }),
    sheet: section.extend({ title: text }),
    about: text,
  }),
};

export const service = z.strictObject({
  order: z.int().positive().describe('The place in the list, from 1'),
  title: text,
  tagline: text.max(80).describe('The witty line on the home page'),
  icon: z.enum(['bearing', 'strata', 'rope', 'saddle']),
  description: text.describe('Two sentences, on the home page'),
  detailedDescription: paragraphs,
  features: z.array(text).length(6),
});

export const caseStudy = ({ image }: SchemaContext) =>
  z.strictObject({
    order: z.int().positive(),
    title: text,
    client: text,
    cover: image().describe('A poster in SVG beside this file'),
    coverAlt: text,
    problem: text,
    done: text,
    result: z.strictObject({ figure: text.max(12), text }),
    services: z.array(reference('services')).min(1),
    year: z.int().min(2015),
    updated: z.date(),
  });

export const teamMember = ({ image }: SchemaContext) =>
  z.strictObject({
    name: text,
    role: z.string().max(40).default(''),
    portrait: image().optional().describe('A square picture beside this file'),
    colorType: colorType.default('Blue'),
    linkedinUrl: z.union([z.url(), z.literal('')]).default(''),
    email: z.union([emailAddress, z.literal('')]).default(''),
    purpose: text.describe('A sentence in the words of the person'),
  });

export const card = z
  .strictObject({
    name: text.describe('As shown, and the FN of the contact file'),
    firstName: text,
    lastName: text,
    nameDiffers: z
      .boolean()
      .default(false)
      .describe('True where the shown name is meant to differ from first and last name'),
    title: text,
    organization: text,
    phone: internationalPhone,
    email: emailAddress,
    person: reference('team').optional().describe('Whose portrait the contact file carries'),
  })
  .refine(
    ({ name, firstName, lastName, nameDiffers }) =>
      nameDiffers !== (name === `${firstName} ${lastName}`),
    'The name must be firstName and lastName, or nameDiffers must be true',
  );

/** One of the four types of the True Colors model; its tint is the theme colour of the same name. */
export const trueColor = z.strictObject({
  id: colorType,
  text,
  strengths: z.array(text).length(3),
  workStyle: z.array(text).length(3),
});

export const mark = z.strictObject({
  id: option.shape.id.describe('Also the name of the mark: clients/{id}.svg'),
  name: text,
  text: text.optional().describe('What the tooltip of an affiliation adds to its name'),
});

export const post = z.strictObject({
  text,
  imageUrl: z.string().optional(),
  created: z.date(),
  likes: z.int().nonnegative(),
  comments: z.int().nonnegative(),
  url: z.url(),
});

export const legalPage = page.extend({
  updated: z.date(),
  intro: text,
  contents: text.describe('The heading of the table of clauses'),
});
