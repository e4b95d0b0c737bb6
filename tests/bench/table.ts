/** Prints rows under a head, with numbers aligned right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const print = (row: readonly string[]) =>
    console.log(
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return /^[\d✗-]/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    );
  print(head);
  print(widths.map((width) => '─'.repeat(width)));
  rows.forEach(print);
}

/** The value, marked if it misses its limit. */
export const judge = (isMet: boolean, text: string) => (isMet ? text : `✗ ${text}`);

export const isMissed = (cell: string) => cell.startsWith('✗');

const grouped = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

export const count = (value: number) => grouped.format(value);
