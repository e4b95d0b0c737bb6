import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/gate.ts';
import { formatPhone } from '../../src/lib/phone/format-phone.ts';
import { copyContent, edit, list, removeCopy, textOf, valueOf } from './support/content-copy.ts';

// Each way of breaking content is reported with its file and its fix, or is fine. Each rule is listed once, with its
// most common mistake.

// Two people whose files have every key that a way changes.
const complete = /^role: .*\nportrait: .*\n[^]*^linkedinUrl: .*\nemail: \S+@/m;
const [person = '', other = ''] = list('team', '.yaml', complete);
const [card = ''] = list('cards', '.yaml', /^person:/m);
const [study = ''] = list('case-studies', '.md');
const [service = '', otherService = ''] = list('services', '.yaml');
const [logo = ''] = list('clients', '.svg');
const namedService = `services/${/services:\n {2}- (\S+)/.exec(textOf(study))?.[1]}.yaml`;
const privacy = 'legal/privacy-policy.md';
const home = 'pages/home.yaml';
const site = 'site.yaml';
// These two are written here, because the real placeholders and the example post will be deleted one day.
const spare = 'cards/spare1.yaml';
const post = 'posts/spare.yaml';
const noDrawing = 'content/team/me.svg:1 A browser cannot show this drawing';
const id = (file: string) => basename(file).replace(/\..*$/, '');

type Change = (text: string) => string;
const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
/** Any value of a key at the start of a line, even over several lines. */
const set = (key: string, value: string) =>
  swap(new RegExp(`^( *(?:- )?)${key}:.*\\n(?:\\1 +.*\\n)*`, 'm'), `$1${key}: ${value}\n`);
const drop = (key: string) => swap(new RegExp(`^( *)${key}:.*\\n(?:\\1 +.*\\n)*`, 'm'), '');
const below =
  (added: string): Change =>
  (text) =>
    `${text}\n${added}\n`;
/** In the facts of a Markdown file, or at the end of a YAML file. */
const fact =
  (added: string): Change =>
  (text) =>
    text.startsWith('---') ? text.replace('---\n', `---\n${added}\n`) : `${text}${added}\n`;
const whole =
  (text: string): Change =>
  () =>
    text;

type Way = [what: string, file: string, change: Change, message: string];

// prettier-ignore
const yaml: Way[] = [
  ['a quote that is not closed', person, whole('# Ada\nname: "Ada\nrole: Lead\n'), ':2 This is not valid YAML'],
  ['a colon without quotes', person, set('role', 'Lead: everything'), 'Text with a colon'],
  ['a key twice', site, swap('\nname:', '\nname: Twice\nname:'), 'This is not valid YAML'],
  ['a tab for indentation', service, swap(/^ {2}- /m, '\t- '), 'This is not valid YAML'],
  ['a list without a space', service, swap(/^ {2}- /m, '  -'), '“detailedDescription”'],
  ['an asterisk at the start', person, set('role', '*home'), 'Put text that starts with *'],
  ['an ampersand at the start', person, set('role', '&co Lead'), 'YAML ignores “&co”. Put text that starts with &'],
  ['a number sign that cuts', person, set('role', 'Lead #1'), 'treats “#1” as a comment'],
  ['an empty file', person, whole(''), 'This is empty'],
  ['a text and no keys', person, whole('Ada\n'), 'must have nested keys'],
  ['facts without their lines', study, swap(/^---\n/, ''), 'start with a block between two lines'],
  ['keys instead of a list', 'clients.yaml', whole('name: x\n'), 'This must be a list'],
];

// prettier-ignore
const fields: Way[] = [
  ['a misspelt key', person, swap(/^role:/m, 'rle:'), '“rle”: there is no such key here'],
  ['a missing key', card, drop('phone'), '“phone” is missing. Add it.'],
  ['a key without a value', person, set('name', ''), '“name” is empty'],
  ['a text of spaces', person, set('name', "'  '"), '“name” is empty'],
  ['a number for a text', card, set('title', '42'), '“title” must be text: put numbers, dates'],
  ['a day for a text', card, set('title', '2026-01-01'), '“title” must be text'],
  ['a list for a text', card, set('title', '[a, b]'), 'must be text, not a list'],
  ['a word in braces without quotes', card, set('title', '{name}'), 'Put text that starts with { or [ in quotes'],
  ['a text for a list', service, set('features', 'one'), '“features” must be a list'],
  ['a text for keys', site, set('contact', 'one'), '“contact” must have nested keys'],
  ['a text for yes or no', card, fact('nameDiffers: "yes"'), 'must be true or false'],
  ['a text for a number', study, set('year', '"2023"'), '“year” must be a number'],
  ['a number with a fraction', study, set('order', '1.5'), '“order” must be a whole number'],
  ['a place before the first', study, set('order', '0'), '“order” must be 1 or more'],
  ['a year before the firm', study, set('year', '1999'), '“year” must be 2015 or more'],
  ['five features', service, swap(/^ {2}- .*\n(?=[^]*$)(?![^]*\n {2}- )/m, ''), 'exactly 6 entries, but has 5'],
  ['a role that is too long', person, set('role', 'x'.repeat(60)), 'must have at most 40 characters, but has 60'],
  ['a description that is too short', home, set('description', 'What we do.'), 'must have at least 50 characters, but has 11'],
  ['an unknown colour', person, set('colorType', 'Purple'), 'must be one of Blue, Gold, Green, Orange'],
  ['an email without a host', person, set('email', 'ada@'), 'Write an email address, such as'],
  ['an email with a comma', person, set('email', 'ada,byron@{domain}'), 'Write an email address, such as'],
  ['a phone without its country', card, set('phone', "'0491 570 006'"), 'Write the phone number as it is dialled from overseas'],
  ['a phone with a zero', card, set('phone', "'+610491570006'"), 'Write the phone number as it is dialled from overseas'],
  ['a web address without https', person, set('linkedinUrl', 'www.linkedin.example'), 'Write a web address'],
  ['a web address with a space', person, set('linkedinUrl', 'https://linkedin.example/a b'), 'Write a web address'],
  ['an ABN of ten digits', site, set('abn', '12 345 678 90'), 'Write an ABN, such as'],
  ['a postcode of three digits', site, set('postcode', "'260'"), 'Write four digits for the postcode'],
  ['the site with a slash', site, set('url', 'https://ridge.example/'), 'without a slash at the end'],
  ['a menu with a whole address', site, swap('href: /work', 'href: https://x.example/work'), 'Write a path on this site'],
  ['a day that does not exist', privacy, set('updated', '2026-02-30'), 'is not a date'],
  ['a day in the Australian order', privacy, set('updated', '22/11/2026'), 'write it as 2026-11-22'],
  ['a name unlike its parts', spare, set('firstName', 'Ada'), 'set nameDiffers to true'],
  ['a difference that does not exist', spare, fact('nameDiffers: true'), 'Otherwise leave it out'],
  ['a sentence without its word', 'pages/work.yaml', swap('{date}', 'May'), '“caseStudies.approved”: Write {date} in it.'],
  ['an option with a wrong id', 'options.yaml', swap(/id: .*/, 'id: More Fun'), 'Write lower-case words joined by hyphens'],
  ['an option twice', 'options.yaml', swap(/(id: .*)\n([^]*?)\n {2}- id: .*/, '$1\n$2\n  - $1'), 'is used twice'],
];

// prettier-ignore
const texts: Way[] = [
  ['lorem ipsum', home, set('title', 'Lorem ipsum'), '“Lorem ipsum” is left over'],
  ['a text still to come', home, set('title', 'TBC'), '“TBC” is left over'],
  ['a tag of a template', privacy, below('<%= name %>'), '“<%” is left over'],
  ['braces of a template', privacy, below('Dear {{name}}'), '“{{” is left over'],
  ['Markdown in YAML', home, set('title', 'A **bold** title'), '“title”: Write it without Markdown and HTML'],
  ['a merge in YAML', person, swap(/^role:.*\n/m, '<<<<<<< HEAD\nrole: a\n=======\nrole: b\n>>>>>>> x\n'), 'an unfinished merge'],
  ['a zero-width space', person, set('role', 'Lead\u200Ber'), 'invisible character (U+200B)'],
  ['a word in braces that means nothing', privacy, swap('{legalName}', '{legalNmae}'), '“{legalNmae}” has no meaning here. Use one of name,'],
  ['a word in braces that only another page knows', home, set('title', "'Meet {person}'"), '“title”: Only these words have a meaning in braces here: name,'],
  ['the firm’s number written out', privacy, swap('{phone}', formatPhone(valueOf(site, 'phone').slice(1, -1))), 'Write {phone} instead'],
  ['the firm’s legal name written out', privacy, swap('{legalName}', valueOf(site, 'legalName')), 'Write {legalName} instead'],
  ['a placeholder’s title on a real card', card, set('title', 'Position Title'), 'Write the real title'],
];

// prettier-ignore
const markdown: Way[] = [
  ['a second main heading', privacy, below('# Another'), 'Start this one with ##'],
  ['a heading without its space', study, below('##Deep'), '“##” would be shown as it is'],
  ['a space inside bold', study, below('All **of it **.'), '“**” would be shown as it is'],
  ['a heading that skips a level', study, below('#### Deep'), 'Start it with ###.'],
  ['no text', study, swap(/(?<=\n---\n)[^]*/, '<!-- Later -->\n'), 'There is no text below the facts'],
  ['HTML', study, below('a<br>b'), '“<br>” cannot be shown here. Use paragraphs'],
  ['a link without its protocol', privacy, below('[x](www.oaic.example)'), 'The link “www.oaic.example” is incomplete'],
  ['a table', study, below('| a |\n| - |\n| b |'), '“| a |” cannot be shown here'],
  ['a line across', study, below('***'), '“***” cannot be shown here'],
];

// prettier-ignore
const consistency: Way[] = [
  ['two cards for one person', spare, fact(`person: '${id(person)}'\n`), '“person” is '],
  ['two people with one name', other, set('name', `"${valueOf(person, 'name')}"`), '“name” is '],
  ['two people with one email', other, set('email', valueOf(person, 'email')), '“email” is '],
  ['two services in one place', service, set('order', valueOf(otherService, 'order')), '“order” is '],
  ['a person who is not there', card, set('person', "'99'"), 'There is no entry “99” in team'],
];

/** What happens to a file, and the message. */
// prettier-ignore
const files: [what: string, act: () => unknown, message: string | RegExp][] = [
  ['a card called by a name', () => rename(card, 'cards/ada.yaml'), 'content/cards/ada.yaml:1 This name becomes an address, so it must be six lower-case letters and digits'],
  ['a person called by a name', () => rename(person, 'team/ada.yaml'), 'content/team/ada.yaml:1 This name becomes an address, so it must be a number'],
  ['a text with a space', () => rename(privacy, 'legal/Privacy policy.md'), 'with hyphens between words'],
  ['another ending', () => rename(person, person.replace('.yaml', '.yml')), /^content\/team\/\d+\.yml:1 Nothing reads this file/m],
  ['a file in no folder', () => write('notes.txt', 'x'), 'content/notes.txt:1 Nothing reads this file'],
  ['a logo that is gone', () => remove(logo), /content\/clients.yaml:\d+ “logo”: There is no picture/],
  ['a service gone that a case study names', () => remove(namedService), 'If it was removed on purpose, leave it out'],
  ['letters of another encoding', () => writeFileSync(`content/${other}`, Buffer.from('name: Andr\u00e9\n', 'latin1')), `content/${other}:1 A character here cannot be read. Save this file as UTF-8.`],
];

// prettier-ignore
const pictures: typeof files = [
  ['a picture that is not there', () => edit(person, set('portrait', './none.svg')), '“portrait”: There is no picture none.svg beside this file'],
  ['a text for a picture', () => edit(person, set('portrait', `./${id(person)}.yaml`)), '“portrait”: There is no picture'],
  ['a folder for a picture', () => edit(person, set('portrait', './')), '“portrait”: There is no picture'],
  ['a name in another case', () => portrait('me.jpg', 'Me.jpg'), 'The picture is called me.jpg'],
  ['a picture of a post that is not there', () => edit(post, fact('imageUrl: ./hut.jpg\nimageAlt: A hut')), '“imageUrl”: There is no picture hut.jpg beside this file'],
  ['a picture of a post that nobody describes', () => { edit(post, fact('imageUrl: ./hut.svg')); write('posts/hut.svg', plain); }, '“imageAlt”: Say what the picture shows'],
  ['a photo of a post that is too small', async () => { edit(post, fact('imageUrl: ./hut.jpg\nimageAlt: A hut')); writeFileSync('content/posts/hut.jpg', await photo(500).jpeg().toBuffer()); }, 'content/posts/hut.jpg:1 This picture is 500 × 500 pixels'],
  ['a HEIC picture', () => portrait('me.heic'), 'content/team/me.heic:1 Browsers cannot show this kind of picture'],
  ['a PNG called .jpg', async () => writeFileSync(portrait('me.jpg'), await photo(800).png().toBuffer()), 'content/team/me.jpg:1 This file ends in .jpg but contains PNG'],
  ['a HEIC called .jpg', async () => { const heic = await photo(16).avif().toBuffer(); heic.write('heic', 8); writeFileSync(portrait('me.jpg'), heic); }, 'content/team/me.jpg:1 This file ends in .jpg but contains HEIF'],
  ['a photo that is too small', async () => writeFileSync(portrait('me.jpg'), await photo(200).jpeg().toBuffer()), 'content/team/me.jpg:1 This picture is 200 × 200 pixels'],
  ['a photo that was whole and is cut off', async () => { const jpeg = await photo(800).jpeg().toBuffer(); writeFileSync(portrait('me.jpg'), jpeg); await checkContent(); writeFileSync('content/team/me.jpg', jpeg.subarray(0, 3000)); }, 'content/team/me.jpg:1 This picture cannot be read'],
  ['an empty picture', () => writeFileSync(portrait('me.jpg'), ''), 'content/team/me.jpg:1 This picture cannot be read'],
  ['a drawing without its namespace', () => drawing('<svg><circle r="4"/></svg>'), noDrawing],
  ['a drawing without a viewBox', () => drawing(plain.replace('viewBox', 'class')), noDrawing],
  ['a drawing whose size Astro cannot find', () => drawing(plain.replace('0 0 4 4', '0,0,4,4')), noDrawing],
  ['a drawing that is not closed', () => drawing(plain.replace('/>', '>\n<g></svg>')), /me\.svg:2 A browser cannot show this drawing/],
  ['a web page called .svg', () => drawing('<html><body/></html>'), noDrawing],
  ['a picture with a space in its name', () => portrait('my photo.jpg'), 'content/team/my photo.jpg:1 Rename this picture'],
  ['a poster with CSS', () => edit('case-studies/' + basename(valueOf(study, 'cover')), swap('<svg', '<svg style="fill: red"')), 'A poster cannot have CSS'],
  ['a photo as a poster', async () => writeFileSync('content/case-studies/me.jpg', await photo(800).jpeg().toBuffer()), 'content/case-studies/me.jpg:1 A poster must be a drawing'],
];

/** What looks doubtful but is allowed. */
// prettier-ignore
const fine: [what: string, act: () => unknown][] = [
  ['the content as it is', () => undefined],
  ['the line ends of Windows', () => edit(study, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)],
  ['a remark on a line of its own', () => edit(person, swap('\n', '\n# A remark\n'))],
  ['a remark behind a quoted text', () => edit(person, set('role', "'Lead' # since May"))],
  ['a card with the number of the firm', () => edit(card, set('phone', "'{tel}'"))],
  ['a person without a portrait', () => edit(person, drop('portrait'))],
  ['a picture that only the network knows', () => edit(post, fact('imageUrl: urn:li:image:C4E22AQ'))],
  ['a photo with the name that a camera gives', async () => writeFileSync(portrait('IMG_1.JPG'), await photo(600).jpeg().toBuffer())],
  ['a name with an apostrophe, an accent and a hyphen', () => edit(person, set('name', '"Zoë O’Hara-D\'Arcy"'))],
  ['a title in another script', () => edit(person, set('role', '"研究員"'))],
];

const rename = (from: string, to: string) => renameSync(`content/${from}`, `content/${to}`);
const remove = (path: string) => rmSync(`content/${path}`, { recursive: true });
const write = (file: string, text: string) => writeFileSync(`content/${file}`, text);
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal', noise } });
const plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>';
const drawing = (text: string) => writeFileSync(portrait('me.svg'), text);

/** Replaces a person's portrait by a file that the caller may fill. */
function portrait(file: string, named = file): string {
  edit(person, set('portrait', `./${named}`));
  write(`team/${file}`, 'x');
  return `content/team/${file}`;
}

const englishOfZod = /Invalid|Too (small|big)|Unrecognized|\bexpected\b.*\breceived\b/;

beforeEach(() => {
  copyContent();
  const name =
    'name: Placeholder Spare\nfirstName: Placeholder\nlastName: Spare\ntitle: Position Title\n';
  write(spare, `${name}phone: '+61491570006'\nemail: spare@mail.example\n`);
  write(post, 'text: A lamp.\ncreated: 2026-11-24\nurl: https://www.linkedin.example/1\n');
});
afterAll(removeCopy);

/** The message names the file. If two files clash, it may be about the other one, "as in" this one. */
const edits = (ways: Way[]): typeof files =>
  ways.map(([what, file, change, message]) => {
    const [place, words] = [`content/${file}`, message].map(RegExp.escape);
    return [what, () => edit(file, change), new RegExp(`${place}.*${words}|${words}.*${place}`)];
  });

describe.each([
  ['YAML', edits(yaml)],
  ['a field', edits(fields)],
  ['a text', edits(texts)],
  ['Markdown', edits(markdown)],
  ['entries together', edits(consistency)],
  ['a file', files],
  ['a picture', pictures],
])('%s', (_, ways) => {
  test.each(ways)('%s is reported with its file and its fix', async (_what, act, message) => {
    await act();
    const { mistakes } = await checkContent();
    expect(mistakes).toMatch(message);
    expect(mistakes).not.toMatch(englishOfZod);
  });
});

test('cards that wait for their owners are reported and stop nothing', async () => {
  const found = await checkContent();
  expect(found.mistakes).toBe('');
  expect(found.warnings).toMatch('content/cards:1 Fill in these cards');
});

test.each(fine)('%s is in order', async (_, act) => {
  await act();
  expect((await checkContent()).mistakes).toBe('');
});

test('all faults of all files are reported at once', async () => {
  edit(person, set('name', ''));
  edit(person, fact('phone: "1"'));
  edit(service, set('icon', 'star'));
  expect((await checkContent()).mistakes.split('\n')).toHaveLength(3);
});
