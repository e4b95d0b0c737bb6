/**
 * Lets a font draw the straight apostrophe (U+0027) as the typographic one (U+2019), so that words which must keep the
 * plain character still look typeset. Changes one entry of the font's table of characters (OpenType, cmap format 4).
 */
export function curlApostrophe(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  const cmap = copy.readUInt32BE(findTable(copy, 'cmap') + 8);
  for (let i = 0; i < copy.readUInt16BE(cmap + 2); i++) {
    const map = cmap + copy.readUInt32BE(cmap + 8 + 8 * i);
    if (copy.readUInt16BE(map) === 4) redirect(copy, map);
  }
  return copy;
}

/** Where the font's directory has the entry of a table, which says where the table begins and how long it is. */
export function findTable(font: Buffer, name: string): number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  return entries.find((at) => font.toString('latin1', at, at + 4) === name) ?? 0;
}

function redirect(font: Buffer, map: number) {
  const curly = place(font, map, 0x20_19);
  const glyph = curly.list
    ? (font.readUInt16BE(curly.list) + font.readUInt16BE(curly.delta)) % 0x1_00_00
    : (0x20_19 + font.readUInt16BE(curly.delta)) % 0x1_00_00;
  const straight = place(font, map, 0x27);
  if (straight.list)
    font.writeUInt16BE((glyph - font.readUInt16BE(straight.delta)) & 0xff_ff, straight.list);
  else if (straight.isAlone) font.writeUInt16BE((glyph - 0x27) & 0xff_ff, straight.delta);
  else throw new Error("The display font cannot draw ' as ’. Choose another one, or skip this.");
}

/** Where the entry of a character is: what is added to it and, for some, its place in a list of glyphs. */
function place(font: Buffer, map: number, character: number) {
  const size = font.readUInt16BE(map + 6);
  let at = map + 14;
  while (font.readUInt16BE(at) < character) at += 2;
  const start = font.readUInt16BE(at + size + 2);
  if (start > character) throw new Error(`The display font has no U+${character.toString(16)}.`);
  const delta = at + 2 * size + 2;
  const range = at + 3 * size + 2;
  const offset = font.readUInt16BE(range);
  return {
    delta,
    list: offset && range + offset + 2 * (character - start),
    isAlone: start === font.readUInt16BE(at),
  };
}
