import { expect, test } from '@playwright/test';
import { site } from '../../support/cards.ts';
import { valuesOf } from '../../support/html.ts';
import { addressOf, cards, htmlFiles, readBuilt } from '../../support/site.ts';

// Every text that the specification quotes, word for word, and where visitors meet it. Those of posts are in posts.test.ts.

/** One text a line, or several short ones with commas between them. */
const quotes = (text: string) =>
  text
    .split(/\n|, /)
    .map((quote) => quote.trim())
    .filter(Boolean);

const everywhere = quotes(`
  Home, Services, Work, Team, Synergise, Settings, Theme, Motion
  We are, Australian Owned, Australian Operated
  Memberships and Affiliations, Quick Links, Our Services, Our Work, Our Team, Contact Us
  Latest Post, No posts available, Privacy Policy, Terms and Conditions
  Unexpected Application Error!`);

const onPages: Record<string, string[]> = {
  '/': [
    'Australian owned, operated and delivered technology solutions.',
    ...quotes(`
      It's time to tame the tech that's holding you back.
      How we help, Who are we?
      Custom software solutions to enable better business
      How we help., Learn more, Who we've worked with`),
  ],
  '/services': ['Get Started.'],
  '/work': quotes(`
    Portfolio, Case Studies, Enriching Lives through Contextual Data
    Modernising Military Support, Protecting Digital Identities`),
  '/team': quotes(`
    Close, True Colors, True Colors Profile, Express interest, Blue, Gold, Green, Orange
    Empathetic, Creative, Communicative, Relationship-focused, Team-oriented, Supportive
    Organised, Responsible, Loyal, Structured, Detailed, Process-oriented
    Analytical, Strategic, Innovative, Knowledge-driven, Independent, Perfectionistic
    Adaptable, Energetic, Problem-solver, Action-oriented, Risk-taking, Competitive`),
  '/joinus': quotes(`
    Join Us – ${site.name}, Synergise your skills with us.
    Your Skills and Aspirations, About Me, Send`),
  '/get-started': quotes(`
    Get Started –, Get started with, Your Needs, What led you here?, Additional information/comments, About You
    First Name, Last Name, Company/Organisation, Email, Phone, Locale, How did you hear about us?
    New South Wales, Victoria, Queensland, Western Australia, South Australia, Tasmania
    Australian Capital Territory, Northern Territory, Send`),
  '/404': quotes('404, Oops! Page not found, Return to Home'),
  '/cards/not-found': ['Card not found'],
};

const onEveryCard = quotes('Save Contact, Call, Email, Share');

const shared = quotes(`
  Sending...
  Please accept the privacy policy to continue.
  Please fill in all required fields.
  hCaptcha verification failed. Please try again.`);
const ofEnquiries = [
  ...shared,
  'Please specify:',
  'Sorry, there was an error submitting your form. Please try again.',
  "Thank you! Your submission has been received. We'll be in touch soon.",
];

/** What a form may say later. The page passes these words to its script. */
const inForms: Record<string, string[]> = {
  '/joinus': [
    ...shared,
    'Uploading...',
    'Please upload a PDF or Word document.',
    'File size must be less than 10MB.',
    'Failed to upload CV file. Please try again.',
    'Sorry, there was an error submitting your application. Please try again.',
    "Thank you! Your application has been received. We'll be in touch soon.",
  ],
  '/get-started': ofEnquiries,
  '/work': ofEnquiries,
};

const fileOf = (address: string) => htmlFiles.find((file) => addressOf(file) === address) ?? '';

/** The texts between a page's tags. A quoted text is one of them, or a part of one. */
function textsOf(address: string): string[] {
  const html = readBuilt(fileOf(address)).toString();
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => decode(text).replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const decode = (text: string) =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** A single word must be a whole text, because it would be found in many others. */
const isQuoted = (texts: string[], quote: string) =>
  texts.some((text) =>
    quote.includes(' ') ? text.includes(quote) : text.split(/[ (*]/)[0] === quote || text === quote,
  );

for (const [address, own] of Object.entries(onPages)) {
  test(`${address} says what the specification quotes`, () => {
    const texts = textsOf(address);
    expect([...everywhere, ...own].filter((quote) => !isQuoted(texts, quote))).toEqual([]);
  });
}

test('every card has its four buttons', () => {
  for (const card of cards) {
    const missing = onEveryCard.filter((quote) => !isQuoted(textsOf(card), quote));
    expect(missing, card).toEqual([]);
  }
});

for (const [address, sentences] of Object.entries(inForms)) {
  test(`the form of ${address} can say what the specification quotes`, () => {
    const said = decode(readBuilt(fileOf(address)).toString()) + formCode(address);
    expect(sentences.filter((sentence) => !said.includes(sentence))).toEqual([]);
  });
}

/** The code of a page's form and its imports, with what the form says later. */
function formCode(address: string): string {
  const urls = valuesOf(fileOf(address), 'astro-island', 'component-url');
  const files = new Set(urls.filter((url) => /Form\./.test(url)));
  // The loop also visits what is added meanwhile.
  for (const file of files)
    for (const [, name] of readBuilt(file)
      .toString()
      .matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      files.add(`/_astro/${name}`);
  return [...files].map((file) => readBuilt(file).toString()).join('\n');
}
