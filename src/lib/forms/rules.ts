import { messages } from './messages.ts';

/** Why an answer is not accepted; the summary tells of the first of these first. */
export type ProblemKind = 'consent' | 'missing' | 'invalid';

export type Checked<Value> =
  { ok: true; value: Value } | { ok: false; kind: ProblemKind; message: string };

/** What one field may hold. It gets all entries of that name, as a form sends them. */
export type Rule<Value> = (entries: FormDataEntryValue[]) => Checked<Value>;

interface Text {
  /** The field in the words of its label, such as "first name". */
  name: string;
  max: number;
}

export const requiredText =
  (field: Text): Rule<string> =>
  (entries) => {
    const value = readText(entries);
    return value ? checkLength(value, field) : refuse('missing', `Enter your ${field.name}`);
  };

export const optionalText =
  (field: Text): Rule<string | null> =>
  (entries) => {
    const value = readText(entries);
    return value ? checkLength(value, field) : accept(null);
  };

export const emailAddress =
  (field: Text): Rule<string> =>
  (entries) => {
    const checked = requiredText(field)(entries);
    if (!checked.ok || isEmailAddress(checked.value)) return checked;
    return refuse('invalid', messages.email);
  };

/** One id of a list, or null where nothing was chosen. */
export const choice: Rule<string | null> = (entries) => accept(readText(entries) || null);

/** Any number of ids, none of them twice. */
export const choices: Rule<string[]> = (entries) =>
  accept([...new Set(entries.filter((entry) => typeof entry === 'string'))]);

export const consent: Rule<true> = (entries) =>
  entries.length > 0 ? accept(true) : refuse('consent', messages.consent);

export const accept = <Value>(value: Value): Checked<Value> => ({ ok: true, value });

export const refuse = (kind: ProblemKind, message: string) =>
  ({ ok: false, kind, message }) as const;

function readText([entry = '']: FormDataEntryValue[]): string {
  if (typeof entry !== 'string') return '';
  // PostgreSQL cannot store the null character.
  return entry.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();
}

function checkLength(value: string, { name, max }: Text): Checked<string> {
  // Counted as the database does, in code points: an emoji is one.
  if ([...value].length <= max) return accept(value);
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return refuse('invalid', `${label} must be ${max.toLocaleString('en-AU')} characters or fewer`);
}

/** What a browser accepts in an email field (HTML, section 4.10.5.1.5), and letters of every script as well. */
function isEmailAddress(value: string): boolean {
  return /^[^\s@<>()[\],;:\\"]+@[\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*(\.[\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*)*$/u.test(
    value,
  );
}
