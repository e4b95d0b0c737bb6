/** Rows by name, with cells by column. */
export type Table = Record<string, Record<string, number | string>>;

/** Formats a value with so many decimals. Marks it if it misses its limit. */
export function judge(isMet: boolean, value: number, decimals = 0) {
  const rounded = value.toFixed(decimals);
  return isMet ? Number(rounded) : `✗ ${rounded}`;
}

/** Prints a table. True if no value misses its limit. */
export function show(table: Table): boolean {
  console.table(table);
  const cells = Object.values(table).flatMap((row) => Object.values(row));
  return !cells.some((cell) => String(cell).startsWith('✗'));
}

/** The median, which one outlier does not move. */
export function middle<Item>(items: Item[], by: (item: Item) => number): Item {
  const item = items.toSorted((a, b) => by(a) - by(b))[Math.floor(items.length / 2)];
  if (item === undefined) throw new Error('Nothing was measured.');
  return item;
}
