/** Why an answer is not accepted. A file is lost if it was chosen before a reload. */
export type Reason =
  'consent' | 'missing' | 'tooLong' | 'email' | 'cvType' | 'cvSize' | 'cvChanged' | 'lost';

export type Checked<Value> = { ok: true; value: Value } | { ok: false; reason: Reason };

/** What a field, and the column of the same name, may contain. */
export interface Rule<Value> {
  /** Called with all form entries of that name. */
  check(entries: FormDataEntryValue[]): Checked<Value>;
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

const text = <Missing>(max: number, missing: Checked<Missing>) => ({
  max,
  check(entries: FormDataEntryValue[]): Checked<string | Missing> {
    const value = readText(entries);
    if (!value) return missing;
    // Counted in code points, as the database does: an emoji is one.
    return [...value].length <= max ? accept(value) : refuse('tooLong');
  },
});

export const requiredText = (max = Infinity): Text<string> => ({
  ...text(max, refuse('missing')),
  isRequired: true,
});

export const optionalText = (max = Infinity): Text<string | null> => text(max, accept(null));

export const emailAddress = (max: number): Text<string> => ({
  ...requiredText(max),
  check(entries) {
    const checked = requiredText(max).check(entries);
    return !checked.ok || isEmailAddress(checked.value) ? checked : refuse('email');
  },
});

/** One id of a list, or null where nothing was chosen. */
export const choice = (list: OptionList): Rule<string | null> => ({
  list,
  check: (entries) => accept(readText(entries) || null),
});

/** Any number of ids, each once. */
export const choices = (list: OptionList): Rule<string[]> => ({
  list,
  check: (entries) => accept([...new Set(entries.filter((entry) => typeof entry === 'string'))]),
});

export const consent: Rule<true> = {
  isRequired: true,
  check: (entries) => (entries.length > 0 ? accept(true) : refuse('consent')),
};

export const accept = <Value>(value: Value): Checked<Value> => ({ ok: true, value });

export const refuse = (reason: Reason) => ({ ok: false, reason }) as const;

function readText([entry = '']: FormDataEntryValue[]): string {
  if (typeof entry !== 'string') return '';
  // PostgreSQL cannot store the null character. The others are invisible: address books copy them along with numbers and
  // addresses. The joiners in between (200c and 200d) stay, because emoji and Persian need them.
  const hidden = /[\0\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/g;
  return entry.replace(hidden, '').replace(/\r\n?/g, '\n').trim();
}

/** What a browser accepts in an email field (HTML, section 4.10.5.1.5), plus letters of every script. */
function isEmailAddress(value: string): boolean {
  return /^[^\s@<>()[\],;:\\"]+@[\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*(\.[\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*)*$/u.test(
    value,
  );
}
