/** Rows by their names, with cells by the heads of their columns. */
export type Table = Record<string, Record<string, number | string>>;

/** The value to so many decimals, marked if it misses its limit. */
export function judge(isMet: boolean, value: number, decimals = 0) {
  const rounded = value.toFixed(decimals);
  return isMet ? Number(rounded) : `✗ ${rounded}`;
}

/** Prints a table; true if nothing in it misses its limit. */
export function show(table: Table): boolean {
  console.table(table);
  const cells = Object.values(table).flatMap((row) => Object.values(row));
  return !cells.some((cell) => String(cell).startsWith('✗'));
}
