import { stdin, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { messageOf, stop } from '../errors.ts';
import { askFor } from './new/ask.ts';
import { planEntry } from './new/entry.ts';
import { kinds, type Answers, type KindName } from './new/kinds.ts';

const command = (name: string) => `\n  npm run new -- ${name}`;
const isKind = (name = ''): name is KindName => Object.hasOwn(kinds, name);

const [kind, ...flags] = process.argv.slice(2);
if (!isKind(kind)) stop(`What do you want to add?${Object.keys(kinds).map(command).join('')}`);
const { fields, propose } = await planEntry(kind);
const asked = fields.filter(({ isAsked }) => isAsked);
const usage = `${command(kind)} ${asked.map(({ key }) => `[--${key} …]`).join(' ')}`;

const given = readFlags();
// Without a terminal, nobody can answer questions.
const answers = stdin.isTTY
  ? await askFor(asked, propose, given, { input: stdin, output: stdout })
  : given;
if (!answers) stop('Nothing was written.');

const entry = propose(answers);
const mistakes = entry.mistakes.map(({ message }) => `  ${message}`);
if (mistakes.length > 0) stop(`Nothing was written:\n${mistakes.join('\n')}\n${usage}`);
entry.write();
console.log(`Created: ${entry.path}`);
console.log(`Next:\n${entry.next.map((step) => `  - ${step}`).join('\n')}`);

function readFlags(): Answers {
  const options = Object.fromEntries(asked.map(({ key }) => [key, { type: 'string' as const }]));
  try {
    return { ...parseArgs({ args: flags, options }).values };
  } catch (error) {
    return stop(`${messageOf(error)}\n${usage}`);
  }
}
