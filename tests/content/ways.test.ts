import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/gate.ts';
import { formatPhone } from '../../src/lib/phone/format-phone.ts';
import { edit, list, textOf, valueOf } from './support/content-copy.ts';
import {
  below,
  card,
  drop,
  edits,
  fact,
  id,
  other,
  member,
  post,
  remove,
  rename,
  set,
  spare,
  study,
  swap,
  testFine,
  testWays,
  useContent,
  whole,
  write,
  type Edit,
  type Fine,
  type Way,
} from './support/ways.ts';

// Each way to break the content is reported with the file and the fix. Each rule is listed once, with its most common
// mistake. Pictures, letters and names have test files of their own.

const [service = '', otherService = ''] = list('services', '.yaml');
const [logo = ''] = list('clients', '.svg');
const namedService = `services/${/services:\n {2}- (\S+)/.exec(textOf(study))?.[1]}.yaml`;
const privacy = 'legal/privacy-policy.md';
const home = 'pages/home.yaml';
const site = 'site.yaml';

useContent();

// prettier-ignore
const yaml: Edit[] = [
  ['a quote that is not closed', member, whole('# Ada\nname: "Ada\nrole: Lead\n'), ':2 This is not valid YAML'],
  ['a colon without quotes', member, set('role', 'Lead: everything'), 'Text with a colon'],
  ['a key twice', site, swap('\nname:', '\nname: Twice\nname:'), 'This is not valid YAML'],
  ['a tab for indentation', service, swap(/^ {2}- /m, '\t- '), 'This is not valid YAML'],
  ['a list without a space', service, swap(/^ {2}- /m, '  -'), '“detailedDescription”'],
  ['an asterisk at the start', member, set('role', '*home'), 'Put text that starts with *'],
  ['an ampersand at the start', member, set('role', '&co Lead'), 'YAML ignores “&co”. Put text that starts with &'],
  ['a number sign that cuts', member, set('role', 'Lead #1'), 'treats “#1” as a comment'],
  ['an empty file', member, whole(''), 'This is empty'],
  ['a text and no keys', member, whole('Ada\n'), 'must have nested keys'],
  ['facts without their lines', study, swap(/^---\n/, ''), 'start with a block between two lines'],
  ['keys instead of a list', 'clients.yaml', whole('name: x\n'), 'This must be a list'],
];

// prettier-ignore
const fields: Edit[] = [
  ['a misspelt key', member, swap(/^role:/m, 'rle:'), '“rle”: there is no such key here'],
  ['a missing key', card, drop('phone'), '“phone” is missing. Add it.'],
  ['a key without a value', member, set('name', ''), '“name” is empty'],
  ['a text of spaces', member, set('name', "'  '"), '“name” is empty'],
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
  ['a role that is too long', member, set('role', 'x'.repeat(60)), 'must have at most 40 characters, but has 60'],
  ['a description that is too short', home, set('description', 'What we do.'), 'must have at least 50 characters, but has 11'],
  ['an affiliation without its text', 'affiliations.yaml', swap(/^ +text:.*\n/m, ''), '“text” is missing. Add it.'],
  ['a text of a client, which nothing shows', 'clients.yaml', below('  text: Hello'), '“text”: there is no such key here'],
  ['a logo that is in a folder', 'clients.yaml', swap('./clients/', './'), 'There is no such picture. Write ./clients/'],
  ['a logo that is nowhere', 'clients.yaml', swap(/logo: .*/, 'logo: ./clients/none.svg'), '“logo”: There is no picture none.svg in content/clients/. Add it'],
  ['an unknown colour', member, set('colorType', 'Purple'), 'must be one of Blue, Gold, Green, Orange'],
  ['an email without a host', member, set('email', 'ada@'), 'Write an email address, such as'],
  ['an email with a comma', member, set('email', 'ada,byron@{domain}'), 'Write an email address, such as'],
  ['a phone without its country', card, set('phone', "'0491 570 006'"), 'Write the phone number as it is dialled from overseas'],
  ['a phone with a zero', card, set('phone', "'+610491570006'"), 'Write the phone number as it is dialled from overseas'],
  ['a web address without https', member, set('linkedinUrl', 'www.linkedin.example'), 'Write a web address'],
  ['a web address with a space', member, set('linkedinUrl', 'https://linkedin.example/a b'), 'Write a web address'],
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
const texts: Edit[] = [
  ['lorem ipsum', home, set('title', 'Lorem ipsum'), '“Lorem ipsum” is left over'],
  ['a text still to come', home, set('title', 'TBC'), '“TBC” is left over'],
  ['a tag of a template', privacy, below('<%= name %>'), '“<%” is left over'],
  ['braces of a template', privacy, below('Dear {{name}}'), '“{{” is left over'],
  ['Markdown in YAML', home, set('title', 'A **bold** title'), '“title”: Write it without Markdown and HTML'],
  ['a merge in YAML', member, swap(/^role:.*\n/m, '<<<<<<< HEAD\nrole: a\n=======\nrole: b\n>>>>>>> x\n'), 'an unfinished merge'],
  ['a zero-width space', member, set('role', 'Lead\u200Ber'), 'invisible character (U+200B)'],
  ['a word in braces that means nothing', privacy, swap('{legalName}', '{legalNmae}'), '“{legalNmae}” has no meaning here. Use one of name,'],
  ['a word in braces that only another page knows', home, set('title', "'Meet {person}'"), '“title”: Only these words have a meaning in braces here: name,'],
  ['the firm’s number written out', privacy, swap('{phone}', formatPhone(valueOf(site, 'phone').slice(1, -1))), 'Write {phone} instead'],
  ['the firm’s legal name written out', privacy, swap('{legalName}', valueOf(site, 'legalName')), 'Write {legalName} instead'],
  ['a placeholder’s title on a real card', card, set('title', 'Position Title'), 'Write the real title'],
];

// prettier-ignore
const markdown: Edit[] = [
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
const consistency: Edit[] = [
  ['two cards for one person', spare, fact(`person: '${id(member)}'\n`), '“person” is '],
  ['two people with one name', other, set('name', `"${valueOf(member, 'name')}"`), '“name” is '],
  ['two people with one email', other, set('email', valueOf(member, 'email')), '“email” is '],
  ['two affiliations with one name', 'affiliations.yaml', below("- { name: Guild, logo: ./affiliations/guild.svg, text: A. }\n- { name: guild, logo: ./affiliations/guild.svg, text: B. }"), '“name” is guild, as in an entry above.'],
  ['two services in one place', service, set('order', valueOf(otherService, 'order')), '“order” is '],
  ['a person who is not there', card, set('person', "'99'"), 'There is no entry “99” in team'],
];

// prettier-ignore
const files: Way[] = [
  ['a card called by a name', () => rename(card, 'cards/ada.yaml'), 'content/cards/ada.yaml:1 This name becomes an address, so it must be six lower-case letters and digits'],
  ['a person called by a name', () => rename(member, 'team/ada.yaml'), 'content/team/ada.yaml:1 This name becomes an address, so it must be a number'],
  ['a text with a space', () => rename(privacy, 'legal/Privacy policy.md'), 'with hyphens between words'],
  ['another ending', () => rename(member, member.replace('.yaml', '.yml')), /^content\/team\/\d+\.yml:1 Nothing reads this file/m],
  ['a file in no folder', () => write('notes.txt', 'x'), 'content/notes.txt:1 Nothing reads this file'],
  ['a logo that is gone', () => remove(logo), /content\/clients.yaml:\d+ “logo”: There is no picture/],
  ['a service gone that a case study names', () => remove(namedService), 'If it was removed on purpose, leave it out'],
  ['letters of another encoding', () => writeFileSync(`content/${other}`, Buffer.from('name: Andr\u00e9\n', 'latin1')), `content/${other}:1 A character here cannot be read. Save this file as UTF-8.`],
  ['the other encoding of Notepad and PowerShell', () => writeFileSync(`content/${other}`, Buffer.from('\uFEFFname: Ada\n', 'utf16le')), `content/${other}:1 A character here cannot be read. Save this file as UTF-8.`],
];

// prettier-ignore
const fine: Fine[] = [
  ['the content as it is', () => undefined],
  ['the line ends of Windows', () => edit(study, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)],
  ['a remark on a line of its own', () => edit(member, swap('\n', '\n# A remark\n'))],
  ['a remark behind a quoted text', () => edit(member, set('role', "'Lead' # since May"))],
  ['a card with the number of the firm', () => edit(card, set('phone', "'{tel}'"))],
  ['a person without a portrait', () => edit(member, drop('portrait'))],
  ['a picture that only the network knows', () => edit(post, fact('imageUrl: urn:li:image:C4E22AQ'))],
  ['a name with an apostrophe, an accent and a hyphen', () => edit(member, set('name', '"Zoë O’Hara-D\'Arcy"'))],
  ['a title in another script', () => edit(member, set('role', '"研究員"'))],
];

describe.each([
  ['YAML', edits(yaml)],
  ['a field', edits(fields)],
  ['a text', edits(texts)],
  ['Markdown', edits(markdown)],
  ['entries together', edits(consistency)],
  ['a file', files],
])('%s', (_, ways) => {
  testWays(ways);
});

test('cards that wait for their owners are reported and stop nothing', async () => {
  const found = await checkContent();
  expect(found.mistakes).toBe('');
  expect(found.warnings).toMatch('content/cards:1 Fill in these cards');
});

testFine(fine);

test('all mistakes of all files are reported at once', async () => {
  edit(member, set('name', ''));
  edit(member, fact('phone: "1"'));
  edit(service, set('icon', 'star'));
  expect((await checkContent()).mistakes.split('\n')).toHaveLength(3);
});
