/** The measures of an A4 page in points: a narrow rail for headings beside one column of text. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  top: 76,
  bottom: 766,
  foot: 800,
  rail: { x: 60, width: 112 },
  column: { x: 190, width: 340 },
};

/** From the rail's left edge to the column's right one. */
export const span = sheet.column.x + sheet.column.width - sheet.rail.x;

/** What reaches the edge goes past it, or a viewer that rounds the page up shows a hair of white. */
export const bleed = 1.5;
