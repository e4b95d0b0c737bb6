/** Why an answer is not accepted. A file is lost if it was chosen before a reload. */
export type Reason =
  'consent' | 'missing' | 'tooLong' | 'email' | 'cvType' | 'cvSize' | 'cvChanged' | 'lost';

/** What a field, and the column of the same name, may contain. */
export interface Rule<Value> {
  /** The answer in all form entries of that name. */
  read(entries: FormDataEntryValue[]): Value;
  check?(value: Value): Reason | undefined;
  /** Checks what takes a moment, such as the content of a file. */
  inspect?(value: Value): Promise<Reason | undefined>;
  isRequired?: boolean;
  /** In characters. */
  max?: number;
  /** The list in content/options.yaml that the answers come from. */
  list?: OptionList;
  /** The extensions of the files that may be chosen. */
  accept?: string;
}

type Text<Value> = Rule<Value> & { max: number };

export type OptionList = 'careerOptions' | 'skills' | 'needs' | 'locales' | 'hearAbout';

export const requiredText = (max = Infinity): Text<string> => ({
  isRequired: true,
  max,
  read: readText,
  check: (value) => (value ? checkLength(value, max) : 'missing'),
});

export const optionalText = (max = Infinity): Text<string | null> => ({
  max,
  read: (entries) => readText(entries) || null,
  check: (value) => checkLength(value ?? '', max),
});

export const emailAddress = (max: number): Text<string> => {
  const rule = requiredText(max);
  return { ...rule, check: (value) => rule.check?.(value) ?? checkEmailAddress(value) };
};

/** One id of a list, or null where nothing was chosen. */
export const choice = (list: OptionList): Rule<string | null> => ({
  list,
  read: (entries) => readText(entries) || null,
});

/** Any number of ids, each once. */
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

export interface Problem {
  field: string;
  reason: Reason;
  /** The name of a lost file. */
  file?: string;
}

/** Checks the form's data against the schema. There are answers only if there are no problems. */
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

function readText([entry = '']: FormDataEntryValue[]): string {
  if (typeof entry !== 'string') return '';
  // PostgreSQL cannot store the null character. The others are invisible: address books copy them along with numbers and
  // addresses. The joiners in between (200c and 200d) stay, because emoji and Persian need them.
  const hidden = /[\0\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/g;
  return entry.replace(hidden, '').replace(/\r\n?/g, '\n').trim();
}

/** Counted in code points, as the database does: an emoji is one. */
const checkLength = (value: string, max: number) =>
  [...value].length > max ? 'tooLong' : undefined;

/** What a browser accepts in an email field (HTML, section 4.10.5.1.5), plus letters of every script. */
const emailPattern =
  /^[^\s@<>()[\],;:\\"]+@[\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*(\.[\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*)*$/u;
const checkEmailAddress = (value: string) => (emailPattern.test(value) ? undefined : 'email');
