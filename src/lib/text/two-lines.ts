/** A name or heading in one line if it has at most `longest` characters, else cut in two at the space nearest to its middle. */
export function twoLines(text: string, longest: number): string[] {
  const middle = text.length / 2;
  const [cut] = [...text.matchAll(/\s+/g)]
    .map(({ index, 0: space }) => ({ start: index, end: index + space.length }))
    .toSorted((a, b) => Math.abs(a.start - middle) - Math.abs(b.start - middle));
  if (!cut || text.length <= longest) return [text];
  return [text.slice(0, cut.start), text.slice(cut.end)];
}
