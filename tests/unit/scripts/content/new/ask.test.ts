import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { askFor } from '../../../../../scripts/content/new/ask.ts';
import { planEntry } from '../../../../../scripts/content/new/entry.ts';
import type { Answers, KindName } from '../../../../../scripts/content/new/kinds.ts';
import { copyContent, removeCopy } from '../../../../content/support/content-copy.ts';

beforeEach(copyContent);
afterAll(removeCopy);

const [enter, tab, stop] = ['\r', '\t', '\u0003'];
const card = {
  title: 'Lead',
  phone: '0491 570 006',
  email: 'ada@analytical.example',
  organization: '',
  person: '',
};
const post = { url: 'https://www.linkedin.example/1', created: '', imageUrl: '', imageAlt: '' };

/**
 * Answers questions in a terminal until there are none, and returns what it shows. Keys are typed when their question
 * appears.
 */
async function type(kind: KindName, given: Answers, keys: [question: RegExp, typed: string][]) {
  const { fields, propose } = await planEntry(kind);
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += stripVTControlCharacters(String(chunk))));
  const answers = askFor(
    fields.filter(({ isAsked }) => isAsked),
    propose,
    given,
    { input, output },
  );
  for (const [question, typed] of keys) {
    await vi.waitFor(() => expect(shown).toMatch(question));
    shown = '';
    input.write(typed);
  }
  const all = await answers;
  return { shown, written: all && propose(all) };
}

test('the parts of a plain name stand there to be accepted', async () => {
  const { written } = await type('card', card, [
    [/Name shown on the card/, `Ada Lovelace${enter}`],
    [/First name[^]*│ {2}Ada/, enter],
    [/Last name[^]*│ {2}Lovelace/, enter],
  ]);
  expect(written?.mistakes).toEqual([]);
  expect(written?.usual).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    nameDiffers: false,
  });
});

test('the parts of any other name are asked for, one after the other', async () => {
  const { written } = await type('card', card, [
    [/Name shown/, `陳大文${enter}`],
    [/First name/, `大文${enter}`],
    [/Last name[^]*│ {2}陳/, enter],
  ]);
  expect(written?.mistakes).toEqual([]);
});

test('an answer that is refused is asked for again, with the reason', async () => {
  const { written } = await type(
    'card',
    { ...card, name: 'Cher', firstName: 'Cher', lastName: '', phone: '12' },
    [[/“phone”: Write the phone number[^]*Phone number/, `0491 570 156${enter}`]],
  );
  expect(written?.mistakes).toEqual([]);
});

test('a text that is pasted keeps all its lines', async () => {
  const { written } = await type('post', post, [
    [/Full text of the post/, 'A lamp was lit.\n\nIt is seen.\n'],
    [/It is seen/, tab + enter],
  ]);
  expect(written?.mistakes).toEqual([]);
});

test('one of a few answers is chosen from a list', async () => {
  const member = {
    name: 'Ada Lovelace',
    role: '',
    portrait: '',
    linkedinUrl: '',
    email: '',
    purpose: 'To see.',
  };
  const { shown } = await type('team', member, [[/Dominant True Color[^]*Blue[^]*Orange/, enter]]);
  expect(shown).toContain('Blue');
});

test('somebody who gives up writes nothing', async () => {
  expect((await type('post', post, [[/Full text/, stop]])).written).toBeUndefined();
});
