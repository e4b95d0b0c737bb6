import { expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/gate.ts';
import { edit } from './support/content-copy.ts';
import {
  below,
  card,
  post,
  set,
  swap,
  useContent,
  whole,
  write,
  type Change,
} from './support/ways.ts';

// `npm run check -- --real` and the build for a real address refuse to publish invented facts.

useContent();

/** The mistakes in a file if the site has a real address. */
async function tell(file: string, change: Change): Promise<string> {
  edit(file, change);
  const { mistakes } = await checkContent(true);
  return mistakes
    .split('\n')
    .filter((line) => line.startsWith(`content/${file}:`))
    .join('\n');
}

const real =
  "name: Ada Lovelace\nfirstName: Ada\nlastName: Lovelace\ntitle: Lead\nphone: '+61262123456'\nemail: ada@lovelace.au\n";

// prettier-ignore
test.each([
  ['an address that leads nowhere', 'posts/spare.yaml', whole('text: A torch.\ncreated: 2026-11-24\nurl: https://www.linkedin.example/1\n'), ':3 “www.linkedin.example” is an address that leads nowhere. Write the real one.'],
  ['another one', card, set('email', 'ada@mail.test'), '“mail.test” is an address that leads nowhere'],
  ['the address of all examples', card, set('email', 'ada@example.com'), '“example.com” is an address that leads nowhere'],
  ['a mobile number for films', card, whole(real.replace('262123456', '491570006')), ':5 “+61491570006” is a number reserved for films and examples. Write the real one.'],
  ['a number for films, as written in a text', post, set('text', 'Call (02) 7010 1234.'), 'is a number reserved for films'],
  ['a number for films, with spaces that do not break', post, set('text', 'Call 0491\u00A0570\u00A0006.'), '“0491\u00A0570\u00A0006” is a number reserved'],
  ['a number for films, with dots', post, set('text', 'Call 0491.570.006 now'), '“0491.570.006” is a number reserved'],
  ['a number for films, as foreigners write it', post, set('text', 'Call +61 (0)491 570 006.'), '“+61 (0)491 570 006” is a number reserved'],
  ['a free number for films', post, set('text', 'Call 1800 975 707.'), '“1800 975 707” is a number reserved'],
  ['an ABN that cannot be one', 'site.yaml', set('abn', '12 345 678 902'), '“12 345 678 902” cannot be an ABN: its check digits are wrong.'],
  ['an ABN that cannot be one, with spaces that do not break', post, set('text', 'ABN 12\u00A0345\u00A0678\u00A0902'), 'cannot be an ABN'],
  ['the title of a placeholder', card, whole(real.replace('Lead', 'Position Title')), ':4 “title: Position Title” belongs to a placeholder. Write the real one, or delete this card.'],
  ['the name of a placeholder', card, whole(real.replaceAll('Ada', 'Placeholder')), '“name: Placeholder Lovelace” belongs to a placeholder'],
  ['the name of a placeholder in quotes', card, whole(real.replaceAll('Ada', 'Placeholder').replace(/: (.*)/, ": '$1'")), "“name: 'Placeholder Lovelace'” belongs to a placeholder"],
  ['a street that does not exist', 'site.yaml', set('street', '9 Example Street'), '“9 Example Street” is an address that does not exist'],
  ['a sample', 'clients.yaml', whole('- name: A\n  sample: true\n  logo: ./clients/arrivals.svg\n'), ':2 This is invented (sample: true). Replace it with something real that you may publish, then delete this line.'],
  ['a sample in one line', 'clients.yaml', whole('- { name: A, sample: true, logo: ./clients/arrivals.svg }\n'), ':1 This is invented (sample: true)'],
  ['a sample in capitals', 'clients.yaml', whole('- name: A\n  sample: TRUE\n  logo: ./clients/arrivals.svg\n'), ':2 This is invented (sample: true)'],
])('%s is not published', async (_, file, change, message) => {
  expect(await tell(file, change)).toContain(message);
});

// prettier-ignore
test.each([
  ['a real card', card, whole(real)],
  ['the ABN of a real firm', card, whole(`${real}organization: Office 51 824 753 556\n`)],
  ['a number beside those for films', post, whole("text: Call 0491 570 007, in 2026.\ncreated: 2026-11-24\nurl: https://www.linkedin.com/1\n")],
  ['an example in a form', 'forms.yaml', swap('label: Email', 'label: Email, such as ada@example.com')],
  ['a draft', post, swap('text:', 'draft: true\ntext:')],
  ['a remark', card, whole(`${real}# ada@example.com\n`)],
])('%s is published', async (_, file, change) => {
  expect(await tell(file, change)).toBe('');
});

test('while the site has an address for examples, what is invented is in order', async () => {
  write(
    'posts/other.yaml',
    'text: A lamp.\ncreated: 2026-11-24\nurl: https://www.linkedin.example/2\n',
  );
  expect((await checkContent()).mistakes).toBe('');
  edit(post, below('draft: true'));
  expect((await checkContent(true)).mistakes).toContain('content/posts/other.yaml:3');
});
