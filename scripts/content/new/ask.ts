import type { Readable, Writable } from 'node:stream';
import { isCancel, log, multiline, select, text } from '@clack/prompts';
import type { Proposal, Field } from './entry.ts';
import type { Answers } from './kinds.ts';

interface Terminal {
  input: Readable;
  output: Writable;
}

/**
 * Asks for each field that no flag gave, and again for a refused answer. Suggests the usual answer. Undefined if the editor
 * gives up (Ctrl+C).
 */
export async function askFor(
  fields: Field[],
  propose: (answers: Answers) => Proposal,
  given: Answers,
  terminal: Terminal,
): Promise<Answers | undefined> {
  let answers = given;
  for (;;) {
    const { usual, mistakes } = propose(answers);
    const mistakeIn = (key: string) => mistakes.find((mistake) => mistake.key === key)?.message;
    const refused = fields.find(({ key }) => key in answers && mistakeIn(key));
    const field = refused ?? fields.find(({ key }) => !(key in answers));
    if (!field) return answers;
    if (refused) log.error(mistakeIn(refused.key) ?? '', terminal);
    const known = usual[field.key];
    const answer = await ask(field, typeof known === 'string' ? known : '', terminal);
    if (isCancel(answer)) return undefined;
    answers = { ...answers, [field.key]: answer };
  }
}

function ask(
  { question, isOptional, isLong, choices }: Field,
  initialValue: string,
  terminal: Terminal,
) {
  const hint = isOptional ? ' (may be empty)' : '';
  if (choices) {
    const options = choices.map((value) => ({ value, label: value }));
    return select({ message: question + hint, options, ...terminal });
  }
  const wanted = { initialValue, ...terminal };
  // Pasted text may have several lines, so Enter does not end it.
  return isLong
    ? multiline({
        message: `${question}${hint}. Press Tab and Enter at the end.`,
        showSubmit: true,
        ...wanted,
      })
    : text({ message: question + hint, ...wanted });
}
