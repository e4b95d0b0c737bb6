import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { check, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { createEntry } from '../../../../../scripts/content/new/create-entry.ts';
import { listIds } from '../../../../support/content.ts';

let content = '';
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', content, { recursive: true });
});
afterEach(() => rmSync(content, { recursive: true }));

const ada = {
  name: 'Ada Lovelace',
  title: 'Consultant',
  phone: '0491 570 006',
  email: 'ada@analytical.example',
};

test('a card gets an id of six unmistakable signs that no other card has', async () => {
  const used = readdirSync(join(content, 'cards'));
  const card = await create('card', ada);
  expect(card.path).toMatch(/\/cards\/[a-hjkmnp-z2-9]{6}\.yaml$/);
  expect(used).not.toContain(card.path.split('/').at(-1));
  expect(card.next.join()).toContain('/cards/');
  expect(parse(readFileSync(card.path, 'utf8'))).toEqual({
    ...ada,
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '+61491570006',
  });
});

test('a name unlike its parts is marked as meant so', async () => {
  const { path } = await create('card', { ...ada, firstName: 'Augusta Ada' });
  expect(parse(readFileSync(path, 'utf8'))).toMatchObject({
    name: 'Ada Lovelace',
    firstName: 'Augusta Ada',
    lastName: 'Lovelace',
    nameDiffers: true,
  });
});

test('a card can name its person, but only one that exists', async () => {
  const { path } = await create('card', { ...ada, person: '1' });
  expect(parse(readFileSync(path, 'utf8'))).toMatchObject({ person: '1' });
  const refused = await createEntry('card', { ...ada, person: '16' }, content);
  expect(refused).toMatchObject({ ok: false, problems: [{ field: 'person' }] });
});

test.each([
  ['+61 (0)491 570 006', '+61491570006'],
  ['+44 (0)20 7946 0018', '+442079460018'],
])('the zero that is not dialled from abroad is left out: %s', async (phone, written) => {
  const { path } = await create('card', { ...ada, phone });
  expect(parse(readFileSync(path, 'utf8'))).toMatchObject({ phone: written });
});

test.each([
  ['card', { ...ada, title: 'Lead: "everything" else' }],
  ['team', { name: 'Ada: the first', purpose: `It’s ${'a long way up, '.repeat(12)}isn’t it?` }],
] as const)(
  'what is written for a %s is formatted as the check wants it',
  async (kind, answers) => {
    const { path } = await create(kind, answers);
    const config = await resolveConfig('content');
    expect(await check(readFileSync(path, 'utf8'), { ...config, filepath: path })).toBe(true);
  },
);

test('what the schema refuses is not written', async () => {
  const before = readdirSync(join(content, 'cards'));
  const refused = await createEntry('card', { ...ada, phone: '12', email: 'ada' }, content);
  expect(refused).toMatchObject({ ok: false, problems: [{ field: 'phone' }, { field: 'email' }] });
  expect(readdirSync(join(content, 'cards'))).toEqual(before);
});

test('a team member gets the number after the highest, and never 16', async () => {
  const member = { name: 'Ada Lovelace', purpose: 'To see what the engine can do.' };
  const highest = Math.max(...listIds('team').map(Number));
  const { path } = await create('team', member);
  expect(path).toMatch(new RegExp(`/team/${highest + 1}\\.yaml$`));
  for (let id = 17; id <= highest + 1; id++) rmSync(join(content, 'team', `${id}.yaml`));
  expect((await create('team', member)).path).toMatch(/\/team\/17\.yaml$/);
});

test('a case study comes with its cover, its story and the next place', async () => {
  const study = {
    title: 'Lighting the Way: Part 2',
    client: 'A lighthouse',
    year: '2025',
    problem: 'Nobody saw it: it was dark.',
    done: 'We lit it.',
    figure: '14 km',
    result: 'is how far it is seen now.',
    services: 'technology-strategy, system-integration',
    coverAlt: 'A lighthouse on a ridge.',
  };
  const { path } = await create('case-study', study);
  expect(path).toMatch(/\/lighting-the-way-part-2\.md$/);
  const [, facts = '', story] = readFileSync(path, 'utf8').split('---\n');
  expect(parse(facts)).toMatchObject({
    order: listIds('case-studies').length + 1,
    year: 2025,
    result: { figure: '14 km' },
  });
  expect(story).toContain('We lit it.');
  expect(readFileSync(path.replace('.md', '.svg'), 'utf8')).toMatch(/^<svg /);
  await expect(createEntry('case-study', study, content)).rejects.toThrow('already');
});

test('a post is of today, and the next one of today has a name of its own', async () => {
  const answers = { text: 'A lamp was lit.', url: 'https://www.linkedin.example/posts/2' };
  const first = await create('post', answers);
  expect(first.path).toMatch(/\/\d{4}-\d\d-\d\d\.yaml$/);
  expect(parse(readFileSync(first.path, 'utf8'))).toMatchObject(answers);
  expect((await create('post', answers)).path).toBe(first.path.replace('.yaml', '-2.yaml'));
});

test('a post with a picture says what it shows', async () => {
  const answers = { text: 'A lamp.', url: 'https://www.linkedin.example/posts/2' };
  const refused = await createEntry('post', { ...answers, imageUrl: 'hut.jpg' }, content);
  expect(refused).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining('imageAlt') }],
  });
});

async function create(
  ...[kind, answers]: [Parameters<typeof createEntry>[0], Record<string, string>]
) {
  const created = await createEntry(kind, answers, content);
  if (!created.ok) throw new Error(created.problems.map(({ message }) => message).join(' '));
  return created;
}
