/** The scripts whose letters take another shape beside a joiner: Persian and Devanagari, for example. */
const joining = listScripts(
  'Arab Syrc Nkoo Mong Phag Mand Mani Adlm Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Java Bali',
);
/** The scripts that are written without spaces. An invisible space shows where a line may break. */
const spaceless = listScripts('Thai Laoo Khmr Mymr Tibt Lana Java Bali Hani Hira Kana');
const rightToLeft = listScripts('Hebr Arab Syrc Thaa Nkoo Samr Mand Adlm Rohg');

/** The invisible characters that languages and emoji need, each with what is around it. */
const needed = [
  // The flag of Scotland: a black flag, followed by the letters of the region as tags (UTS 51, ED-14a).
  /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu,
  // 👩🏽‍💻: pictures with a skin tone and a style, joined into one (UTS 51, ED-16). Not every system has all of them.
  /\p{ExtPict}[\u{FE0E}\u{FE0F}]?\p{EMod}?(?:\u{200D}\p{ExtPict}\u{FE0F}?\p{EMod}?)*/gu,
  // ☺︎ and 1️⃣: a sign as text or as a picture.
  /\p{Emoji}[\u{FE0E}\u{FE0F}]/gu,
  // A variant of a character: 邊󠄂 in a Japanese name.
  RegExp(
    `[${listScripts('Hani Mong Phag Mymr')}\\p{Sm}][\\u{FE00}-\\u{FE0F}\\u{E0100}-\\u{E01EF}\\u{180B}-\\u{180F}]`,
    'gu',
  ),
  // Also beside another script, as in the Persian plural of a Latin word.
  beside(joining, '\\u{200C}\\u{200D}'),
  beside(spaceless, '\\u{200B}'),
  // Two vowel signs of Biblical Hebrew on one letter.
  /(?<=\p{scx=Hebr})\u{34F}/gu,
  // Incomplete syllables of old Korean.
  /\u{115F}(?=[\u{1160}-\u{11A7}])|(?<=[\u{1100}-\u{115F}])\u{1160}/gu,
];

/** Marks of direction. Only a text with right-to-left letters needs them. */
const directions = /[\u{200E}\u{200F}\u{61C}]|[\u{2066}-\u{2068}][^\u{2066}-\u{2069}]*\u{2069}/gu;

/** The characters that should not be in a text, and what to say about them. */
const kinds: [RegExp, (code: string) => string][] = [
  [
    /[\v\f\u{85}\p{Zl}\p{Zp}]/u,
    (code) =>
      `a line break of another program (${code}). Browsers ignore it. Delete it, and start a new line or paragraph instead`,
  ],
  [
    /[\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}]/u,
    (code) => `a blank letter (${code}), which only looks like nothing or a space. Delete it`,
  ],
  [
    /\p{Co}/u,
    (code) =>
      `a symbol of a special font (${code}), such as Wingdings in Word. Others see a box. Replace it`,
  ],
  [
    /\u{FFFC}/u,
    (code) => `the rest of a picture or a file that was not copied (${code}). Delete it`,
  ],
  [
    /[\p{DI}\p{Cc}\p{Cs}\p{NChar}\u{FFF9}-\u{FFFB}]/u,
    (code) =>
      `an invisible character (${code}), perhaps copied from elsewhere. Type the words around it again`,
  ],
];

/**
 * Finds characters that are invisible, or that look different on every system. Each message gives the code and the position
 * of the character. Tabs are allowed.
 */
export function findInvisible(line: string): string[] {
  const rest = [...needed, ...(RegExp(`[${rightToLeft}]`, 'u').test(line) ? [directions] : [])]
    // Replaces what is allowed with as many letters, so that positions stay the same.
    .reduce((text, pattern) => text.replaceAll(pattern, (all) => 'x'.repeat(all.length)), line)
    .replace(/\r$/, '');
  return [...rest.matchAll(/[^\t]/gu)].flatMap(({ 0: character, index }) => {
    const [, describe] = kinds.find(([pattern]) => pattern.test(character)) ?? [];
    if (!describe) return [];
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `${surround(line, index, index + character.length)} is ${describe(`U+${code}`)}.`;
  });
}

/** Describes where a character is: up to two words on each side, and its position. */
function surround(line: string, start: number, end: number): string {
  const [before = ''] = /(?:\S+\s+)?\S*\s*$/u.exec(line.slice(0, start)) ?? [];
  const [after = ''] = /^\s*\S*(?:\s+\S+)?/u.exec(line.slice(end)) ?? [];
  const words = describeNeighbours(before.trim(), after.trim());
  return `${words}, at character ${Array.from(line.slice(0, start)).length + 1} of this line,`;
}

function describeNeighbours(left: string, right: string): string {
  if (!left) return `Before “${right}”`;
  if (!right) return `After “${left}”`;
  return `Between “${left}” and “${right}”`;
}

/** Finds one of these characters before or after a letter of these scripts, but not behind another of these characters. */
function beside(scripts: string, characters: string): RegExp {
  return RegExp(
    `(?<=[${scripts}])[${characters}]|(?<![${characters}])[${characters}](?=[${scripts}])`,
    'gu',
  );
}

/** Scripts for a regular expression, with the signs that they share with other scripts. */
function listScripts(codes: string): string {
  return codes
    .split(' ')
    .map((code) => `\\p{scx=${code}}`)
    .join('');
}
