import { expect, test } from '@playwright/test';
import { site } from '../../support/content.ts';
import { parse } from '../../support/html.ts';

// Every text that the specification quotes, word for word, and the page that shows it. Tests of cards, posts and forms check
// the texts that appear there, or later.

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
  Latest Post, Privacy Policy, Terms and Conditions`);

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

/** The texts between the tags of a page. A quoted text is one of them, or part of one. */
const textsOf = (address: string) =>
  [...parse(`${address === '/' ? '/index' : address}.html`).querySelectorAll('*')]
    .filter((element) => !element.matches('script, style'))
    .flatMap(({ childNodes }) => [...childNodes])
    .flatMap(({ nodeType, textContent }) => (nodeType === 3 && textContent) || [])
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());

/** A single word must be a whole text, because many texts contain it. */
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
