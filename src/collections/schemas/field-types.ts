import { z } from 'astro/zod';
import { priceWords } from '#lib/estimate/estimate.ts';
import { firmWords } from '#lib/firm/fill.ts';

/** A text of a form, and how to write it. VS Code shows that too, instead of the expression. */
export const shaped = (form: RegExp, cure: string, base = z.string()) =>
  base.regex(form, cure).meta({ patternErrorMessage: cure });

const markup =
  /^(?![^]*(\*\*|\]\(|<!--|<\/?(a|b|br|div|em|font|h[1-6]|i|img|li|o:p|ol|p|span|strong|su[bp]|table|t[dhr]|u|ul)\b[^>]*>))/;

/** A text in which the page fills in these words in braces, besides the facts of the firm. */
function textWith(words: string[]) {
  const known = [...firmWords, ...words];
  const cure = `Only these words have a meaning in braces here: ${known.join(', ')}.`;
  const plain = z.string().trim().min(1).regex(markup, 'Write it without Markdown and HTML.');
  return shaped(RegExp(`^([^{]|\\{(${known.join('|')})\\})*$`), cure, plain);
}

export const text = textWith([]);

const nameCure =
  'Write a name with ordinary letters, one ordinary space between its words, and ordinary hyphens (-). If it looks right, a space, a hyphen or an invisible mark was copied from elsewhere: type the name again.';

/** A name of somebody or something: of one word or many, in any script. What looks the same must be the same. */
export const name = shaped(
  // Word makes other hyphens and spaces, which the typeface of cards lacks, and which tell two equal names apart. So do the
  // marks of direction that phones put around an Arabic or Hebrew contact.
  /^(?=[^]*[\p{L}\p{N}])[^\s\p{Bidi_C}\u2010-\u2012\u2212]+( [^\s\p{Bidi_C}\u2010-\u2012\u2212]+)*$/u,
  nameCure,
  text.max(120),
);
/** A text in which prices of content/rates.yaml are filled in. */
export const pricedText = textWith(priceWords);

/** A text in which the page fills in these words in braces. The first of them must be there. */
export function template([first, ...others]: [string, ...string[]], description: string) {
  const braces = `{${first}}`;
  return textWith([first, ...others])
    .includes(braces, `Write ${braces} in it.`)
    .describe(description);
}

/** A date without a time. Astro's schema for the editor would ask for a time as well, if it knew that this is a date. */
export const day = z.unknown().pipe(z.date()).meta({ type: 'string', format: 'date' });

/** Keys that belong together, and what they are about. */
export const group = <Shape extends z.core.$ZodShape>(what: string, shape: Shape) =>
  z.strictObject(shape).describe(what);

/** One entry or more, and what they are. */
export const listOf = <Entry extends z.ZodType>(what: string, entry: Entry) =>
  z.array(entry).min(1).describe(what);

/** One group of such keys or more, and what they are. */
export const groups = <Shape extends z.core.$ZodShape>(what: string, shape: Shape) =>
  listOf(what, z.strictObject(shape));

/** A text that the specification fixes word for word. */
export const fixed = (where: string) => text.describe(`${where}. Wording set by the specification`);

export const paragraphs = listOf('Paragraphs or steps, one after each hyphen', text);

/** Marks what was invented for the start. */
export const sample = z
  .boolean()
  .default(false)
  .describe('True while this is invented: it is not published under a real address');

/** A text that may be missing, as for somebody with one name. */
export const orEmpty = (schema: z.ZodType<string>) => z.union([z.literal(''), schema]).default('');

/** In our own addresses {domain} may stand after the @. */
export const emailAddress = shaped(
  /^[^\s:@{},;<>]+@([^\s@{},;<>]+\.[^\s@{},;<>]+|\{domain\})$/,
  'Write an email address, such as ada@{domain}.',
);

export const webAddress = shaped(
  /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/,
  'Write a web address, such as https://www.linkedin.com/in/ada.',
);

export const internationalPhone = shaped(
  // After +61 no zero is dialled.
  /^(\+(?!610)[1-9]\d{6,14}|\{tel\})$/,
  'Write the phone number as it is dialled from overseas, such as +61491570006.',
);

export const path = shaped(/^\/[a-z0-9/#-]*$/, 'Write a path on this site, such as /services.');

export const link = z.strictObject({
  label: text.describe('Link text'),
  href: path.describe('Path of the link'),
});

export const option = z.strictObject({
  id: shaped(/^[a-z]+(-[a-z]+)*$/, 'Write lower-case words joined by hyphens.').describe(
    'Value stored in the database; a new one also needs a migration',
  ),
  label: text.describe('Label shown to visitors'),
});

export const tile = option.extend({ text: text.optional().describe('Sentence below the label') });

export const colorType = z.enum(['Blue', 'Gold', 'Green', 'Orange']);

export const page = z.strictObject({
  title: text.max(60).describe('Title in search results and tabs; the brand is added if it fits'),
  description: text.min(50).max(160).describe('Shown in search results'),
  heading: text.describe('Main heading'),
  intro: text.describe('Text below the heading'),
  socialLine: text.max(60).optional().describe('Replaces the tagline in images of shared links'),
});

export const section = group('Heading and paragraph', {
  heading: text.describe('Heading of this section'),
  text: text.describe('Paragraph below the heading'),
});
