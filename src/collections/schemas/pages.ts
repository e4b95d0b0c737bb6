import { reference } from 'astro:content';
import { card } from './card-page.ts';
import { carousel } from './carousel.ts';
import { home } from './home-page.ts';
import {
  fixed,
  group,
  groups,
  page,
  paragraphs,
  pricedText,
  sample,
  section,
  template,
  text,
} from './field-types.ts';
import { quote } from './quote.ts';
import { team } from './team-page.ts';

/** The note beside a form. */
const next = group('Note beside the form: what comes next', {
  heading: text.describe('Heading of the note'),
  steps: paragraphs,
});

const replies = group('Person who replies', {
  person: reference('team').describe('Team member shown, by file number'),
  text: template(['person', 'title'], 'Sentence with the name and role as {person} and {title}'),
  ring: template(['first'], 'Shown before our phone number, with the {first} name'),
});

/** The page of a form, which is in forms.yaml. */
const form = page.extend({ next, quote: quote.optional(), replies });

/** A page for an address that does not exist. Nobody shares its link. */
const lost = page.omit({ socialLine: true });

/** The pages that search engines index. Each has an image for shared links. */
export const indexedPages = {
  home,
  services: page.extend({
    ways: text.describe('Screen reader name of the links to the services on phones'),
    unfold: text.describe('On phones and upright tablets, what shows the rest of a service'),
    enquire: text.describe('Link below a service; the name of the service follows'),
    buying: group('Section on how to buy', {
      heading: text.describe('Heading of this section'),
      paragraphs,
      facts: groups('Facts buyers look up: prices, clearances, who replies. Hidden if left out', {
        label: text.describe('Label of the fact'),
        value: pricedText.describe('Value of the fact; prices are filled in from rates.yaml'),
      }).optional(),
      procurement: group('What a department checks before it buys. Hidden if left out', {
        sample,
        heading: text.describe('Label that opens it'),
        facts: groups('Panels, insurance, security, subcontracting, who signs', {
          label: text.describe('Label of the fact'),
          value: text.describe('Value of the fact'),
        }),
      }).optional(),
      questions: groups('Questions that buyers ask', {
        question: text.describe('Question as a buyer would ask it'),
        answer: text.describe('Answer, shown when the question is opened'),
      }),
    }),
    button: fixed('Button to Get Started'),
    closing: section.describe('Last section of the page'),
  }),
  work: page.extend({
    portfolio: section.describe('Heading and text above the full case studies'),
    caseStudies: group('Text around the case studies', {
      heading: fixed('Heading above the posters'),
      problem: text.describe('Heading above the problem'),
      done: text.describe('Heading above the work done'),
      unfold: text.describe('On phones and upright tablets, what shows these two'),
      services: text.describe('Label before the services provided'),
      terms: text.describe('Label before how the work was bought'),
      lead: text.describe('Label before the name of the lead'),
      approved: template(
        ['date'],
        'Sentence with {date}, shown only if a case study has an approval date',
      ),
      story: text.describe('Label that opens the story of a case study'),
      download: text.describe('Link to the PDF'),
      note: template(['size'], 'Text after that link, with {size} in kilobytes'),
      carousel,
    }),
    enquiry: group('Above the enquiry form', {
      heading: text.describe('Heading of this section'),
      text: pricedText.describe('Paragraph below it; prices are filled in from rates.yaml'),
    }),
  }),
  team,
  joinus: form,
  getStarted: form.extend({
    intro: pricedText.describe('Text below the heading; prices are filled in from rates.yaml'),
  }),
};

export const pages = {
  ...indexedPages,
  notFound: lost.extend({
    code: fixed('Large error code'),
    back: fixed('Button to Home'),
  }),
  cardNotFound: lost.extend({ back: text.describe('Button to Home') }),
  card,
};
