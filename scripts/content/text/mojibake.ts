/**
 * Finds words that a program read in the wrong encoding and saved again: “José” as “JosÃ©”. Ignores characters that can be
 * neighbours in French or Portuguese, as in «MAÇû.
 */
export const findMisread = (line: string): string[] =>
  Array.from(line.matchAll(misread), ([word]) => {
    const right = repair(word);
    return `“${word}” was read in the wrong encoding by a program and saved like that. Write ${
      right ? `“${right}”` : 'the word again'
    }, and save this file as UTF-8.`;
  });

const misread =
  /\S*(?:\p{Ll}Ã[\u{80}-\u{BF}]|Ã[\u{80}-\u{AA}\u{AC}-\u{BA}\u{BC}-\u{BF}]|â€.|Â[\u{A1}-\u{AA}\u{AC}-\u{BA}])\S*/gu;

/** Windows-1252 has characters where Latin-1 has controls (https://encoding.spec.whatwg.org/#windows-1252). */
const windows = new TextDecoder('windows-1252');
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows.decode(Uint8Array.of(byte)), byte]),
);

function repair(word: string): string | undefined {
  const codes = [...word].map((letter) => bytes.get(letter));
  if (codes.includes(undefined)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes.map(Number)));
  } catch {
    return undefined;
  }
}
