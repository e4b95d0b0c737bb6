import { describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/gate.ts';
import { edit } from './support/content-copy.ts';
import {
  edits,
  other,
  member,
  set,
  spare,
  testFine,
  testWays,
  useContent,
  whole,
  type Edit,
  type Fine,
} from './support/ways.ts';

// The names of people from everywhere.

useContent();

const rest = "title: Lead\nphone: '+61491570006'\nemail: spare@mail.example\n";
/** A card with these facts about a name. */
const named = (facts: Record<string, string | boolean>) =>
  whole(
    Object.entries(facts)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
      .join('') + rest,
  );

const cure =
  'Write a name with ordinary letters, one ordinary space between its words, and ordinary hyphens (-). If it looks right, a space, a hyphen or an invisible mark was copied from elsewhere: type the name again.';
// prettier-ignore
const wrong: Edit[] = [
  ['no part', spare, named({ name: 'Cher' }), '“firstName”: Write a first name or a last name. Somebody with one name leaves the other one out.'],
  ['two empty parts', spare, named({ name: 'Cher', firstName: '', lastName: '' }), '“firstName”: Write a first name or a last name.'],
  ['one name, twice', spare, named({ name: 'Cher', firstName: 'Cher', lastName: 'Cher' }), 'set nameDiffers to true'],
  ['a title that is in no part', spare, named({ name: 'Dr Jane Doe', firstName: 'Jane', lastName: 'Doe' }), 'set nameDiffers to true'],
  ['a part that is not in the name', spare, named({ name: '陳大文', firstName: '文大', lastName: '陳' }), 'set nameDiffers to true'],
  ['a difference that does not exist', spare, named({ name: 'Cher', firstName: 'Cher', nameDiffers: true }), 'Otherwise leave it out'],
  ['a space that does not break', spare, named({ name: 'Jane\u00A0Doe', firstName: 'Jane', lastName: 'Doe' }), `“name”: ${cure}`],
  ['two spaces', spare, named({ name: 'Jane  Doe', firstName: 'Jane', lastName: 'Doe' }), `“name”: ${cure}`],
  ['a wide space of Japanese', spare, named({ name: '山田\u3000太郎', firstName: '太郎', lastName: '山田' }), `“name”: ${cure}`],
  ['a thin space', other, set('name', '"Jane\u2009Doe"'), `“name”: ${cure}`],
  ['a tab', spare, named({ name: 'Jane Doe', firstName: 'Jane', lastName: 'Doe\tMP' }), `“lastName”: ${cure}`],
  ['a hyphen of Word', spare, named({ name: 'Jean\u2011Luc Doe', firstName: 'Jean\u2011Luc', lastName: 'Doe' }), `“name”: ${cure}`],
  ['a dash for figures', other, set('name', '"Ada Lee\u2012Smith"'), `“name”: ${cure}`],
  ['a mark of direction, as a phone puts it before an Arabic contact', spare, named({ name: '\u200Fمحمد علي', firstName: 'محمد', lastName: 'علي' }), `“name”: ${cure}`],
  ['signs and no letter', other, set('name', "'— !'"), `“name”: ${cure}`],
  ['the name of a client with two spaces', 'clients.yaml', set('name', 'Law  and Order'), `“name”: ${cure}`],
  ['a name that no card can show', other, set('name', 'x'.repeat(121)), '“name” must have at most 120 characters, but has 121.'],
];

// prettier-ignore
const right: Record<string, string | boolean>[] = [
  { name: 'Cher', firstName: 'Cher' },
  { name: 'Suharto', firstName: '', lastName: 'Suharto' },
  { name: '陳大文', firstName: '大文', lastName: '陳' },
  { name: '陳大文', firstName: '大文', lastName: '陳', nameDiffers: true },
  { name: '山田 太郎', firstName: '太郎', lastName: '山田' },
  { name: 'Nagy Péter', firstName: 'Péter', lastName: 'Nagy' },
  { name: 'Tran Quoc Bao', firstName: 'Quoc Bao', lastName: 'Tran' },
  { name: 'Bao Pham', firstName: 'Quoc Bao', lastName: 'Pham', nameDiffers: true },
  { name: 'Dr Jane Doe', firstName: 'Jane', lastName: 'Doe', nameDiffers: true },
  { name: 'Jane Doe OAM, PhD', firstName: 'Jane', lastName: 'Doe', nameDiffers: true },
  { name: 'Martin King Jr.', firstName: 'Martin', lastName: 'King Jr.' },
  { name: 'Ludwig van der Berg', firstName: 'Ludwig', lastName: 'van der Berg' },
  { name: 'María del Carmen García López', firstName: 'María del Carmen', lastName: 'García López' },
  { name: 'J. R. R. O’Hara-D\'Arcy', firstName: 'J. R. R.', lastName: 'O’Hara-D\'Arcy' },
  { name: 'Björk Guðmundsdóttir', firstName: 'Björk', lastName: 'Guðmundsdóttir' },
  { name: 'محمد علي', firstName: 'محمد', lastName: 'علي' },
  { name: 'רות בן־דוד', firstName: 'רות', lastName: 'בן־דוד' },
  { name: 'நா. முத்துக்குமார்', firstName: 'நா.', lastName: 'முத்துக்குமார்' },
  { name: 'ʻIolani Kahananui', firstName: 'ʻIolani', lastName: 'Kahananui' },
  { name: 'Null', lastName: 'Null' },
  { name: 'X Æ A-12', firstName: 'X Æ A-12' },
  { name: 'Uvuvwevwevwe Onyetenyevwe Ugwemuhwem Osas Adeyemi-Bankole Chukwuemeka Oluwaseun', firstName: 'Uvuvwevwevwe Onyetenyevwe Ugwemuhwem', lastName: 'Osas Adeyemi-Bankole Chukwuemeka Oluwaseun' },
];

describe('a name', () => {
  testWays(edits(wrong));
});

testFine(
  right.map((facts): Fine => [Object.values(facts).join(' | '), () => edit(spare, named(facts))]),
);

test('two people whose names differ only in how a Mac writes accents have one name', async () => {
  edit(member, set('name', '"Jose\u0301 Mu\u0308ller"'));
  edit(other, set('name', '"José Müller"'));
  expect((await checkContent()).mistakes).toMatch('“name” is José Müller, as in');
});
