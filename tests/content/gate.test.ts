import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
const script = resolve('scripts/content/check-content.ts');

beforeEach(() => {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  cpSync('content', join(folder, 'content'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function check() {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr };
}

function edit(file: string, change: (text: string) => string) {
  const path = join(folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect(changed, `the mistake was made in ${file}`).not.toBe(text);
  writeFileSync(path, changed);
}

test('the content as it is has no mistakes', () => {
  expect(check()).toEqual({ status: 0, stderr: '' });
});

test.each([
  ['an unknown key', 'team/7.yaml', /^role: .*\n/m, 'rle: x\n', '“rle”: there is no such key'],
  [
    'a list that has become something else',
    'clients.yaml',
    /^[^]+$/,
    'name: x\n',
    'content/clients.yaml:1 This file must be a list',
  ],
  [
    'a missing field',
    'cards/sqpy45.yaml',
    /^phone: .*\n/m,
    '',
    'content/cards/sqpy45.yaml:1 “phone” is missing. Add it.',
  ],
  [
    'a value that is no option',
    'team/7.yaml',
    'Green',
    'Purple',
    'content/team/7.yaml:4 “colorType” must be one of Blue, Gold, Green, Orange.',
  ],
  [
    'a picture that is not there',
    'team/7.yaml',
    './7.svg',
    './77.svg',
    'content/team/7.yaml:3 “portrait”: There is no picture ./77.svg',
  ],
  [
    'a link to a person who is not there',
    'cards/sqpy45.yaml',
    "'17'",
    "'16'",
    'content/cards/sqpy45.yaml:8 “person”: There is no entry “16” in team.',
  ],
  [
    'a link to a service that is not there',
    'case-studies/enrich.md',
    '- system-integration',
    '- system-integrations',
    'There is no entry “system-integrations” in services.',
  ],
  [
    'a name that disagrees with its parts',
    'cards/sqpy45.yaml',
    'nameDiffers: true',
    'nameDiffers: false',
    'The name must be firstName and lastName',
  ],
  [
    'an id that stands twice',
    'clients.yaml',
    'id: corvane',
    'id: arrivals',
    'The id “arrivals” stands twice.',
  ],
  ['broken YAML', 'site.yaml', 'name: Ridgelight', 'name: "Ridgelight', 'This is not valid YAML'],
  [
    'a key that stands twice',
    'site.yaml',
    'name: Ridgelight',
    'name: Ridgelight\nname: Ridge',
    'content/site.yaml:3 This is not valid YAML',
  ],
  [
    'text left from a template',
    'pages/home.yaml',
    'title: ',
    'title: Lorem ipsum ',
    'content/pages/home.yaml:1 “Lorem ipsum” is left over',
  ],
  [
    'a name in braces that stands for nothing',
    'legal/terms-and-conditions.md',
    '{legalName}',
    '{legalNmae}',
    'content/legal/terms-and-conditions.md:12 “{legalNmae}” stands for nothing. Use one of name,',
  ],
  [
    'a link to a page that is not there',
    'site.yaml',
    'label: Our Work, href: /work',
    'label: Our Work, href: /wrok',
    'There is no page /wrok. Mend the link /wrok.',
  ],
  [
    'a link to a clause that is not there',
    'site.yaml',
    '#accessibility',
    '#accessibilty',
    'There is no clause “accessibilty” on /terms-and-conditions.',
  ],
  [
    'a dead link in a text',
    'legal/privacy-policy.md',
    '(#right-to-be-forgotten)',
    '(#forgotten)',
    'content/legal/privacy-policy.md:48 There is no clause “forgotten” on /privacy-policy.',
  ],
  [
    'an option that stands twice',
    'options.yaml',
    'id: more-satisfaction',
    'id: more-flexibility',
    'The id “more-flexibility” stands twice.',
  ],
  [
    'an entry that must be there',
    'true-colors.yaml',
    /^- id: Gold\n( .*\n)+/m,
    '',
    'content/true-colors.yaml:1 The entry “Gold” is missing.',
  ],
  [
    'a day that is none',
    'legal/privacy-policy.md',
    /^updated: .*$/m,
    'updated: 2026-02-30',
    '“2026-02-30” is no day of the calendar.',
  ],
  [
    'a day in another form',
    'legal/privacy-policy.md',
    /^updated: .*$/m,
    'updated: 22/11/2026',
    '“updated” must be a day: write it as 2026-11-22, without quotes.',
  ],
  [
    'an address that runs a script',
    'team/7.yaml',
    /^linkedinUrl: .*$/m,
    'linkedinUrl: javascript:alert(1)',
    '“linkedinUrl”: An address of the web, such as https://',
  ],
  [
    'a number that is meant as text',
    'cards/sqpy45.yaml',
    /^phone: .*$/m,
    'phone: +61491570006',
    '“phone” must be a text: put it in quotes',
  ],
  ['a field without a value', 'team/7.yaml', /^name: .*$/m, 'name:', '“name” is empty.'],
  [
    'a colon that needs quotes',
    'team/7.yaml',
    /^role: .*$/m,
    'role: Lead: everything',
    'content/team/7.yaml:2 This is not valid YAML',
  ],
  [
    'an asterisk that needs quotes',
    'team/7.yaml',
    /^role: .*$/m,
    'role: *home',
    'content/team/7.yaml:2 “*home” is a link in YAML. Put a text that begins with * into quotes.',
  ],
  [
    'an exclamation mark that needs quotes',
    'team/7.yaml',
    /^role: .*$/m,
    'role: !Lead of all',
    'content/team/7.yaml:2 This is not valid YAML',
  ],
  ['an empty file', 'team/7.yaml', /^[^]+$/, '', 'content/team/7.yaml:1 The entry is empty.'],
  [
    'a folder in place of a picture',
    'team/7.yaml',
    './7.svg',
    './',
    'content/team/7.yaml:3 “portrait”: There is no picture ./ beside this file.',
  ],
])('%s is told with file, line and cure', (_, file, from, to, told) => {
  edit(file, (text) => text.replace(from, to));
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain(told);
});

test.each([
  ['cards/sqpy45.yaml', 'cards/Sqpy45.yaml', 'six lower-case letters and digits'],
  ['cards/sqpy45.yaml', 'cards/ada-lovelace.yaml', 'six lower-case letters and digits'],
  ['team/7.yaml', 'team/mei-lin.yaml', 'a number'],
  ['legal/privacy-policy.md', 'legal/Privacy policy.md', 'with hyphens between words'],
])('a name that makes no address is told: %s as %s', (from, to, cure) => {
  renameSync(join(folder, 'content', from), join(folder, 'content', to));
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain(`content/${to}:1 The name of this file becomes an address: `);
  expect(stderr).toContain(cure);
});

test.each(['clients/corvane.svg', 'affiliations/paper-boat.svg'])(
  'an entry without its drawing is told: %s',
  (drawing) => {
    rmSync(join(folder, 'content', drawing));
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^content\/\w+\.yaml:\d+ There is no drawing /m);
    expect(stderr).toContain(`There is no drawing content/${drawing}. Add it, or mend the id.`);
  },
);

test('a folder of drawings that is gone is told', () => {
  rmSync(join(folder, 'content/clients'), { recursive: true });
  expect(check().stderr).toContain('There is no drawing content/clients/corvane.svg.');
});

test.each(['team/ada.yml', 'case-studies/ada.markdown', 'team/ADA.YAML.txt'])(
  'a file that no collection reads is not forgotten in silence: %s',
  (file) => {
    writeFileSync(join(folder, 'content', file), 'name: Ada\n');
    expect(check().stderr).toContain(`content/${file}:1 No collection`);
  },
);

test('a folder with the name of a file is none', () => {
  mkdirSync(join(folder, 'content/team/21.yaml'));
  expect(check().stderr).toContain('content/team/21.yaml:1 No collection');
});

test('a file in another encoding is told, not published with broken letters', () => {
  edit('team/7.yaml', (text) => text.replace(/^role: .*$/m, 'role: Chef de caf\u00e9'));
  const path = join(folder, 'content/team/7.yaml');
  writeFileSync(path, readFileSync(path, 'utf8'), 'latin1');
  expect(check().stderr).toContain('content/team/7.yaml:2 A letter here cannot be read. Save');
});

test('a text may link to pages, clauses, cards, PDFs and files', () => {
  const links = ['/work', '/', '/cards/sqpy45', '/case-studies/enrich.pdf', '/licences.txt'];
  edit(
    'legal/privacy-policy.md',
    (text) => text + links.map((href) => `\n[x](${href})\n`).join(''),
  );
  expect(check()).toEqual({ status: 0, stderr: '' });
});

test('files as Windows writes them are in order', () => {
  edit('case-studies/enrich.md', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  edit('team/7.yaml', (text) => text.replaceAll('\n', '\r\n'));
  expect(check()).toEqual({ status: 0, stderr: '' });
});
