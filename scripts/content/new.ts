import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { messageOf, stop } from '../dev/errors.ts';
import { createEntry } from './new/create-entry.ts';
import { kinds, type Answers, type KindName } from './new/kinds.ts';

const [name, ...flags] = process.argv.slice(2);
if (!isKind(name)) stop(usage());
const fields = Object.entries(kinds[name].fields);
const { path, next } = await create(name, await complete(readFlags()));
console.log(`Created: ${path}`);
console.log(`Next:\n${next.map((step) => `  - ${step}`).join('\n')}`);

/** Writes the entry. Answers that were refused are asked for again; the others are kept. */
async function create(kind: KindName, answers: Answers): Promise<{ path: string; next: string[] }> {
  const created = await createEntry(kind, answers).catch((error: unknown) =>
    stop(messageOf(error)),
  );
  if (created.ok) return created;
  const lines = created.problems.map(({ message }) => `  ${message}`).join('\n');
  const refused = new Set(created.problems.map(({ field }) => field));
  const kept = Object.entries(answers).filter(([field]) => !refused.has(field));
  // Asking again is no use if nobody can answer, or if no question asked for the refused value.
  if (!stdin.isTTY || kept.length === Object.keys(answers).length)
    return stop(`Nothing was written:\n${lines}`);
  console.log(`\nPlease correct:\n${lines}\n`);
  return create(kind, await complete(Object.fromEntries(kept)));
}

function readFlags(): Answers {
  const options = Object.fromEntries(fields.map(([field]) => [field, { type: 'string' as const }]));
  try {
    return { ...parseArgs({ args: flags, options }).values };
  } catch (error) {
    return stop(`${messageOf(error)}\n\n${usage()}`);
  }
}

/** Asks for answers that no flag gave. If nobody can answer, stops only if a required answer is missing. */
async function complete(given: Answers): Promise<Answers> {
  const missing = fields.filter(([field]) => !(field in given));
  if (!stdin.isTTY) {
    const needed = missing.filter(([, { isOptional }]) => !isOptional);
    if (needed.length > 0) stop(`Missing: ${needed.map(([field]) => `--${field}`).join(' ')}`);
    return given;
  }
  const asker = createInterface({ input: stdin, output: stdout });
  const pasted: string[] = [];
  asker.on('line', (line) => pasted.push(line));
  const ask = async (question: string, isOptional = false): Promise<string> => {
    const first = await asker.question(question).catch(giveUp);
    // The other lines of a pasted text follow at once. The last one may have no line break.
    await wait(50);
    const lines = [first, ...pasted.splice(0), asker.line];
    if (asker.line) asker.write(null, { ctrl: true, name: 'u' });
    const answer = lines.join('\n').trim();
    return answer || isOptional ? answer : ask(question);
  };
  const asked: Answers = { ...given };
  for (const [field, { question, isOptional }] of missing) {
    const hint = isOptional ? ' (press Enter to skip)' : '';
    asked[field] = await ask(`${question}${hint}: `, isOptional);
  }
  asker.close();
  return asked;
}

/** Ctrl+C or Ctrl+D instead of an answer. This is a function, because a constant down here would not be set yet. */
function giveUp(): never {
  return stop('\nNothing was written.');
}

function isKind(kind = ''): kind is KindName {
  return Object.hasOwn(kinds, kind);
}

function usage(): string {
  const lines = Object.entries(kinds).map(([kind, { fields: asked }]) => {
    const all = Object.entries(asked).map(([field, { isOptional }]) =>
      isOptional ? `[--${field} …]` : `--${field} …`,
    );
    return `  npm run new -- ${kind} ${all.join(' ')}`;
  });
  return `What do you want to add?\n${lines.join('\n')}\nYou will be asked for anything that you leave out.`;
}
