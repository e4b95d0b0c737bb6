import { cleanText, type TextKind } from './clean-text.ts';

/** Why an answer is not accepted. `lost` means that a file was chosen before a reload. */
export type Reason =
  'consent' | 'missing' | 'tooLong' | 'email' | 'cvType' | 'cvSize' | 'cvChanged' | 'lost';

/** What is wrong with an answer. */
export interface Flaw {
  reason: Reason;
  /** A second sentence below the message. */
  note?: 'cvName';
  /** The words that the message or the note fills in, such as the name of the file. */
  words?: Record<string, string>;
}

/** What a field and its column, which has the same name, may contain. */
export interface Rule<Value> {
  /** Reads the answer from all form entries of that name. */
  read(entries: FormDataEntryValue[]): Value;
  check?(value: Value): Reason | undefined;
  /** Checks what takes time, such as the content of a file. */
  inspect?(value: Value): Promise<Flaw | undefined>;
  isRequired?: boolean;
  /** In characters. */
  max?: number;
  /** The list in content/options.yaml that the answers come from. */
  list?: OptionList;
  /** The endings of the files that may be chosen. */
  accept?: string;
  /** The keyboard that a phone shows. */
  type?: 'email' | 'tel';
  /** What a browser may fill in from what it knows about its user (HTML, section 4.10.18.7). */
  autoComplete?: string;
}

type Text<Value> = Rule<Value> & { max: number };

export type OptionList = 'careerOptions' | 'skills' | 'needs' | 'locales' | 'hearAbout';

export const requiredText = (kind: TextKind, max = Infinity): Text<string> => ({
  isRequired: true,
  max,
  read: (entries) => readText(entries, kind),
  check: (value) => (value ? checkLength(value, max) : 'missing'),
});

export const optionalText = (kind: TextKind, max = Infinity): Text<string | null> => ({
  max,
  read: (entries) => readText(entries, kind) || null,
  check: (value) => checkLength(value ?? '', max),
});

export const emailAddress = (max: number): Text<string> => {
  const rule = requiredText('address', max);
  return {
    ...rule,
    type: 'email',
    check: (value) => rule.check?.(value) ?? checkEmailAddress(value),
  };
};

export const phoneNumber = (max: number): Text<string | null> => ({
  ...optionalText('address', max),
  type: 'tel',
});

/** Adds to a rule what a browser may fill in. */
export const withAutoComplete = <Of extends object>(autoComplete: string, rule: Of) => ({
  ...rule,
  autoComplete,
});

/** One id of a list, or null if nothing was chosen. */
export const choice = (list: OptionList): Rule<string | null> => ({
  list,
  read: (entries) => readText(entries, 'line') || null,
});

/** Any number of ids of a list, each once. */
export const choices = (list: OptionList): Rule<string[]> => ({
  list,
  read: (entries) => [...new Set(entries.filter((entry) => typeof entry === 'string'))],
});

export const consent: Rule<boolean> = {
  isRequired: true,
  read: (entries) => entries.length > 0,
  check: (isGiven) => (isGiven ? undefined : 'consent'),
};

/** The rule of each field, in the order of the page. */
export type Schema = Record<string, Rule<unknown>>;

export type Answers<Fields extends Schema> = {
  [Name in keyof Fields]: Fields[Name] extends Rule<infer Value> ? Value : never;
};

export interface Problem extends Flaw {
  field: string;
}

/** Checks the form's data against the schema. Returns either answers or problems. */
export function readForm<Fields extends Schema>(
  schema: Fields,
  data: FormData,
): { answers?: Answers<Fields>; problems: Problem[] } {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [field, rule] of Object.entries(schema)) {
    values[field] = rule.read(data.getAll(field));
    const reason = rule.check?.(values[field]);
    if (reason) problems.push({ field, reason });
  }
  if (problems.length > 0) return { problems };
  // There is a value for every rule of the schema.
  return { answers: values as Answers<Fields>, problems };
}

const readText = ([entry = '']: FormDataEntryValue[], kind: TextKind): string =>
  typeof entry === 'string' ? cleanText(entry, kind) : '';

/** Counts code points after cleaning, as the database does. */
const checkLength = (value: string, max: number) =>
  [...value].length > max ? 'tooLong' : undefined;

/** What browsers accept in an email field (HTML, section 4.10.5.1.5), plus letters of every script. */
const emailPattern =
  /^[^\s@<>()[\],;:\\"]+@[\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*(\.[\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*)*$/u;
const checkEmailAddress = (value: string) => (emailPattern.test(value) ? undefined : 'email');

/** Runs the checks that take time, such as that of the content of a file. */
export async function inspectForm<Fields extends Schema>(
  schema: Fields,
  data: FormData,
): Promise<Problem[]> {
  const flaws = Object.entries(schema).map(async ([field, rule]) => {
    const value = rule.read(data.getAll(field));
    const flaw = rule.check?.(value) ? undefined : await rule.inspect?.(value);
    return flaw ? [{ field, ...flaw }] : [];
  });
  return (await Promise.all(flaws)).flat();
}
