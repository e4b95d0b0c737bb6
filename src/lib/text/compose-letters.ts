/**
 * Joins letters and their accents in every text of a value (Unicode's form NFC). A Mac writes the é of a file name as two
 * characters, and text that is copied from there keeps them. Fonts, contact files and comparisons expect one.
 */
export function composeLetters<Value>(value: Value): Value;
export function composeLetters(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(composeLetters);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, composeLetters(each)]),
  );
}

/** True for a plain object, but not for a date. */
const isGroup = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
