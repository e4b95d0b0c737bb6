/** Windows-1252 has characters where Latin-1 has controls (https://encoding.spec.whatwg.org/#windows-1252). */
const windows = new TextDecoder('windows-1252');
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows.decode(Uint8Array.of(byte)), byte]),
);

/** What stands for a byte in the middle of a letter of UTF-8. */
const middle = list((sign) => sign);
/** The same without what may follow a word in honest text, as in «MAÇû or “JAÄ”. */
const odd = list((sign) => sign.replace(/[\p{P}\u{A0}°®©™ªº]/u, ''));

/**
 * Finds words that a program read in the wrong encoding and saved again: “José” as “JosÃ©”. The first byte of a letter of two
 * bytes becomes Ã or one of the others, of three â€ in a quotation mark or a dash, and of four ð in an emoji.
 */
export const findMisread = (line: string): string[] =>
  Array.from(line.matchAll(misread), ([found]) => {
    const word = found.trim();
    const right = repair(word);
    return `“${word}” was read in the wrong encoding by a program and saved like that. Write ${
      right ? `“${right}”` : 'the word again'
    }, and save this file as UTF-8.`;
  });

const misread = RegExp(
  `[^\\s"']*(?:[ÃÄÅÐÑ]${odd}|[ÂÃ][\\u{A1}-\\u{AA}\\u{AC}-\\u{BA}\\u{BC}-\\u{BF}]|\\p{Ll}[ÂÃÄÅ]${middle}|(?<!\\p{L})[ÃÅ]${middle}|[\\p{Ll}\\d]Â(?=\\s|$)|â€.|ðŸ|(?:[à-ï]${middle}{2}){2})[^\\s"']*`,
  'gu',
);

function list(choose: (sign: string) => string): string {
  const signs = [...bytes].filter(([, byte]) => byte >= 0x80 && byte < 0xc0);
  return `[${signs.map(([sign]) => choose(sign)).join('')}]`;
}

function repair(word: string): string | undefined {
  const codes = [...word].map((letter) => bytes.get(letter));
  if (codes.includes(undefined)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes.map(Number)));
  } catch {
    return undefined;
  }
}
