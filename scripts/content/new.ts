import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { messageOf, stop } from '../errors.ts';
import { planEntry, type Field } from './new/entry.ts';
import { kinds, type Answers, type KindName } from './new/kinds.ts';

const command = (name: string) => `\n  npm run new -- ${name}`;
const isKind = (name = ''): name is KindName => Object.hasOwn(kinds, name);

const [kind, ...flags] = process.argv.slice(2);
if (!isKind(kind)) stop(`What do you want to add?${Object.keys(kinds).map(command).join('')}`);
const { fields, draft } = await planEntry(kind);
const asked = fields.filter(({ isAsked }) => isAsked);
const usage = `${command(kind)} ${asked.map(({ key }) => `[--${key} …]`).join(' ')}`;
const answers = readFlags();
let entry = draft(answers);
const findFault = (wanted: string) => entry.faults.find(({ key }) => key === wanted);

const asker = createInterface({ input: stdin, output: stdout });
const pasted: string[] = [];
asker.on('line', (line) => pasted.push(line));
for (let field = findOpen(); field; field = findOpen()) {
  answers[field.key] = await ask(field);
  entry = draft(answers);
}
asker.close();

const faults = entry.faults.map(({ message }) => `  ${message}`);
if (faults.length > 0) stop(`Nothing was written:\n${faults.join('\n')}\n${usage}`);
entry.write();
console.log(`Created: ${entry.path}`);
console.log(`Next:\n${entry.next.map((step) => `  - ${step}`).join('\n')}`);

/** What to ask next, if anybody can answer: for a value that was refused, or for one that no flag gave. */
function findOpen(): Field | undefined {
  if (!stdin.isTTY) return undefined;
  const isRefused = ({ key }: Field) => key in answers && findFault(key);
  return asked.find(isRefused) ?? asked.find(({ key }) => !(key in answers));
}

async function ask({ key, question, isOptional }: Field): Promise<string> {
  if (key in answers) console.log(findFault(key)?.message);
  const usual = entry.usual[key];
  const hint = usual ? ` [${usual}]` : isOptional ? ' (press Enter to skip)' : '';
  const first = await asker
    .question(`${question}${hint}: `)
    // Ctrl+C or Ctrl+D.
    .catch(() => stop('\nNothing was written.'));
  // The other lines of a pasted text follow at once. The last one may have no line break.
  await wait(50);
  const lines = [first, ...pasted.splice(0), asker.line];
  if (asker.line) asker.write(null, { ctrl: true, name: 'u' });
  return lines.join('\n').trim();
}

function readFlags(): Answers {
  const options = Object.fromEntries(asked.map(({ key }) => [key, { type: 'string' as const }]));
  try {
    return { ...parseArgs({ args: flags, options }).values };
  } catch (error) {
    return stop(`${messageOf(error)}\n${usage}`);
  }
}
