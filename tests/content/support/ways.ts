import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../../scripts/content/gate.ts';
import { copyContent, edit, list, removeCopy } from './content-copy.ts';

// Two members whose files have every key that a way changes.
const complete = /^role: .*\nportrait: .*\n[^]*^linkedinUrl: .*\nemail: \S+@/m;
export const [member = '', other = ''] = list('team', '.yaml', complete);
export const [card = ''] = list('cards', '.yaml', /^person:/m);
export const [study = ''] = list('case-studies', '.md');
// The tests write these two files, because the real placeholders and the example post will be deleted one day.
export const spare = 'cards/spare1.yaml';
export const post = 'posts/spare.yaml';

export const id = (file: string) => basename(file).replace(/\..*$/, '');

export type Change = (text: string) => string;
export const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
/** Replaces the value of a key at the start of a line, even one of several lines. */
export const set = (key: string, value: string) =>
  swap(new RegExp(`^( *(?:- )?)${key}:.*\\n(?:\\1 +.*\\n)*`, 'm'), `$1${key}: ${value}\n`);
export const drop = (key: string) => swap(new RegExp(`^( *)${key}:.*\\n(?:\\1 +.*\\n)*`, 'm'), '');
export const below =
  (added: string): Change =>
  (text) =>
    `${text}\n${added}\n`;
/** Adds a line to the facts of a Markdown file, or to the end of a YAML file. */
export const fact =
  (added: string): Change =>
  (text) =>
    text.startsWith('---') ? text.replace('---\n', `---\n${added}\n`) : `${text}${added}\n`;
export const whole =
  (text: string): Change =>
  () =>
    text;
export const rename = (from: string, to: string) => renameSync(`content/${from}`, `content/${to}`);
export const remove = (path: string) => rmSync(`content/${path}`, { recursive: true });
export const write = (file: string, text: string | Uint8Array) =>
  writeFileSync(`content/${file}`, text);

/** Replaces a member's portrait by a file with these bytes. */
export function portrait(file: string, bytes: string | Uint8Array = 'x', named = file) {
  edit(member, set('portrait', `./${named}`));
  write(`team/${file}`, bytes);
}

/** A way to break the content, and the message. */
export type Way = [what: string, act: () => unknown, message: string | RegExp];
/** A change in the text of a file. The message names the file. */
export type Edit = [what: string, file: string, change: Change, message: string];
/** A change that looks doubtful but is allowed. */
export type Fine = [what: string, act: () => unknown];

/** If two files clash, the message may be about the other one, "as in" this one. */
export const edits = (ways: Edit[]): Way[] =>
  ways.map(([what, file, change, message]) => {
    const [path, words] = [`content/${file}`, message].map(RegExp.escape);
    return [what, () => edit(file, change), new RegExp(`${path}.*${words}|${words}.*${path}`)];
  });

const englishOfZod = /Invalid|Too (small|big)|Unrecognized|\bexpected\b.*\breceived\b/;

/** Each test begins with a copy of the content, a placeholder card and a post. */
export function useContent() {
  beforeEach(() => {
    copyContent();
    const name =
      'name: Placeholder Spare\nfirstName: Placeholder\nlastName: Spare\ntitle: Position Title\n';
    write(spare, `${name}phone: '+61491570006'\nemail: spare@mail.example\n`);
    write(post, 'text: A lamp.\ncreated: 2026-11-24\nurl: https://www.linkedin.example/1\n');
  });
  afterAll(removeCopy);
}

export const testWays = (ways: Way[]) =>
  test.each(ways)('%s is reported with its file and its fix', async (_what, act, message) => {
    await act();
    const { mistakes } = await checkContent();
    expect(mistakes).toMatch(message);
    expect(mistakes).not.toMatch(englishOfZod);
  });

export const testFine = (ways: Fine[]) =>
  test.each(ways)('%s is in order', async (_what, act) => {
    await act();
    expect((await checkContent()).mistakes).toBe('');
  });
