// Reads the bytes of a font: https://learn.microsoft.com/typography/opentype/spec/otff

/** Where a table of the font begins, and how long it is. */
export function findTable(font: Buffer, name: string) {
  const entry = font.indexOf(name);
  return { start: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) };
}

/** Where the font's maps from characters to glyphs begin. Only those of format 4, which every font has. */
export function listMaps(font: Buffer): number[] {
  const { start } = findTable(font, 'cmap');
  const count = font.readUInt16BE(start + 2);
  const maps = Array.from(
    { length: count },
    (_, i) => start + font.readUInt32BE(start + 8 + 8 * i),
  );
  return maps.filter((map) => font.readUInt16BE(map) === 4);
}

/** The position in the font where a map lists the glyph of a character, or 0 if the map works it out instead. */
export function findGlyph(font: Buffer, map: number, character: number): number {
  const { first, offset, range } = findRange(font, map, character);
  return offset && first <= character ? range + offset + 2 * (character - first) : 0;
}

/** Whether the font draws a character. */
export const hasGlyph = (font: Buffer, character: string): boolean =>
  listMaps(font).some((map) => {
    const code = character.codePointAt(0) ?? 0;
    if (code > 0xff_fe) return false;
    const { first, delta, offset, range } = findRange(font, map, code);
    if (first > code) return false;
    const glyph = offset ? font.readUInt16BE(range + offset + 2 * (code - first)) : code + delta;
    return glyph % 0x1_00_00 !== 0;
  });

/** The range of a map in which a character would be. The last one ends at U+FFFF. */
function findRange(font: Buffer, map: number, character: number) {
  const size = font.readUInt16BE(map + 6);
  let end = map + 14;
  while (font.readUInt16BE(end) < character) end += 2;
  const start = end + size + 2;
  const range = start + 2 * size;
  return {
    first: font.readUInt16BE(start),
    delta: font.readUInt16BE(start + size),
    offset: font.readUInt16BE(range),
    range,
  };
}
