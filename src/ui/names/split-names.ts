/** Splits a text at names. Every second part is a name, as in `['Get started with ', 'Ridgelight', '.']`. */
export function splitNames(text: string, names: string[]): string[] {
  // A no-break space may tie the words of a name (src/lib/text/tie-words.ts). The longest name first, because it may
  // contain another.
  const patterns = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`),
    );
  return patterns.length > 0 ? text.split(RegExp(`(${patterns.join('|')})`)) : [text];
}
