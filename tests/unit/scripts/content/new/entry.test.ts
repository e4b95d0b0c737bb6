import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { planEntry } from '../../../../../scripts/content/new/entry.ts';
import type { KindName } from '../../../../../scripts/content/new/kinds.ts';
import { copyContent, edit, list, removeCopy } from '../../../../content/support/content-copy.ts';
import { listIds, site } from '../../../../support/content.ts';

const program = resolve('scripts/content/new.ts');

beforeEach(copyContent);
afterAll(removeCopy);

const [member = ''] = listIds('team');
const [, domain] = site.contact.email.split('@');
const ada = {
  name: 'Ada Lovelace',
  title: 'Lead: "everything" else',
  phone: '0491 570 006',
  email: 'ada@analytical.example',
};

test('a card gets an id of six unmistakable signs that no other card has', async () => {
  const used = readdirSync('content/cards');
  const card = await create('card', ada);
  expect(card.path).toMatch(/^content\/cards\/[a-f0-9]{6}\.yaml$/);
  expect(used).not.toContain(card.path.split('/').at(-1));
  expect(card.next.join()).toContain('/cards/');
  expect(card.next.join()).toContain('first name Ada, last name Lovelace. If the family name');
  expect(parse(readFileSync(card.path, 'utf8'))).toEqual({
    ...ada,
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '+61491570006',
  });
});

const unlikeItsParts = { firstName: 'Augusta Ada', lastName: 'Lovelace', nameDiffers: true };

test.each([
  ['a name unlike its parts is marked as meant so', { firstName: 'Augusta Ada' }, unlikeItsParts],
  [
    'a first name may be two words',
    { name: 'Ada Mae  Lovelace', firstName: 'Ada Mae' },
    { name: 'Ada Mae Lovelace', lastName: 'Lovelace' },
  ],
  ['somebody may have one name', { name: 'Cher' }, { firstName: 'Cher' }],
  [
    'a name whose parts touch is completed from one part',
    { name: '陳大文', firstName: '大文' },
    { firstName: '大文', lastName: '陳' },
  ],
  [
    'a title is in no part, and marked',
    { name: 'Dr Jane Doe', firstName: 'Jane', lastName: 'Doe' },
    { name: 'Dr Jane Doe', nameDiffers: true },
  ],
  ['a card can name its person', { person: member }, { person: member }],
  ['our own domain is put in braces', { email: `ada@${domain}` }, { email: 'ada@{domain}' }],
  ['no zero is dialled from abroad', { phone: '+44 (0)20 7946 0018' }, { phone: '+442079460018' }],
])('%s', async (_what, answers, written) => {
  const { path } = await create('card', { ...ada, ...answers });
  expect(parse(readFileSync(path, 'utf8'))).toMatchObject(written);
});

test('what the schema refuses is not written, and neither is a card for a missing person', async () => {
  const before = readdirSync('content/cards');
  expect(await refuse('card', { ...ada, phone: '12', email: 'ada' })).toEqual(['phone', 'email']);
  expect(await refuse('card', { ...ada, person: '16' })).toEqual(['person']);
  expect(await refuse('card', { ...ada, title: 'Lead\u200Ber' })).toEqual(['title']);
  expect(await refuse('card', { ...ada, title: '𝗟𝗲𝗮𝗱' })).toEqual(['title']);
  const args = [program, 'case-study', '--title=Ada', '--services=none'];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toContain('“client” is missing. Add it.');
  expect(stderr).toContain('“services”: There is no entry “none” in services.');
  expect(readdirSync('content/cards')).toEqual(before);
});

test.each([
  'Dr Jane Doe',
  'Prof. Doe',
  'Martin King Jr.',
  'Ludwig van Beethoven',
  'de Souza',
  'María García López',
  '陳大文',
  '山田 太郎',
  'محمد علي',
])('nobody can know the parts of %s, so they are asked for', async (name) => {
  expect(await refuse('card', { ...ada, name })).toEqual(['firstName']);
});

test('a team member gets the number after the highest', async () => {
  const answers = { name: 'Ada Lovelace', purpose: 'To see what the engine can do.' };
  const highest = Math.max(...listIds('team').map(Number));
  const { path } = await create('team', answers);
  expect(path).toBe(`content/team/${highest + 1}.yaml`);
});

test('a case study comes with its cover, its story and the next place', async () => {
  const study = {
    title: 'Lighting the Way: Part 2',
    client: 'A lighthouse',
    year: '2025',
    problem: 'Nobody saw it: it was dark.',
    done: 'We lit it.',
    'result.figure': '14 km',
    'result.short': 'seen at night',
    'result.text': 'is how far it is seen now.',
    services: listIds('services').join(),
    coverAlt: 'A lighthouse on a ridge.',
  };
  // The last place is higher than the number of case studies, as after a deletion.
  const [last = ''] = list('case-studies', '.md');
  edit(last, (text) => text.replace(/^order: .*/m, 'order: 99'));
  const { path } = await create('case-study', study);
  expect(path).toMatch(/\/lighting-the-way-part-2\.md$/);
  const [, facts = '', story] = readFileSync(path, 'utf8').split('---\n');
  expect(parse(facts)).toMatchObject({ order: 100, year: 2025, result: { figure: '14 km' } });
  expect(story).toContain('We lit it.');
  expect(readFileSync(path.replace('.md', '.svg'), 'utf8')).toMatch(/^<svg /);
  expect(await refuse('case-study', study)).toEqual(['title']);
  expect(await refuse('case-study', { ...study, title: '' })).toEqual(['title']);
});

test('a post is of today, has a name of its own, and says what its picture shows', async () => {
  // Nine in the morning in Canberra, on a day without a real post.
  vi.useFakeTimers({ now: new Date('2001-11-24T22:00:00Z'), toFake: ['Date'] });
  const answers = { text: 'A lamp was lit.', url: 'https://www.linkedin.example/posts/2' };
  const first = await create('post', answers);
  expect(first.path).toMatch(/\/2001-11-25\.yaml$/);
  expect(parse(readFileSync(first.path, 'utf8'))).toMatchObject(answers);
  expect((await create('post', answers)).path).toBe(first.path.replace('.yaml', '-2.yaml'));
  vi.useRealTimers();

  expect(await refuse('post', { ...answers, created: '2026-02-30' })).toEqual(['created']);
  expect(await refuse('post', { ...answers, imageUrl: 'hut.jpg' })).toEqual(['imageAlt']);
});

async function create(kind: KindName, answers: Record<string, string>) {
  const entry = (await planEntry(kind)).propose(answers);
  expect(entry.mistakes).toEqual([]);
  entry.write();
  return entry;
}

/** The fields whose answers must be corrected. */
async function refuse(kind: KindName, answers: Record<string, string>) {
  return (await planEntry(kind)).propose(answers).mistakes.map(({ key }) => key);
}
