import { findGlyph, listMaps } from './font-tables.ts';

/**
 * Lets the font draw the straight apostrophe (U+0027) as the typographic one (U+2019), so that words which must keep the
 * plain character still look typeset.
 */
export function curlApostrophe(font: Buffer) {
  for (const map of listMaps(font)) {
    const [straight, curly] = [findGlyph(font, map, 0x27), findGlyph(font, map, 0x20_19)];
    if (straight && curly) font.copy(font, straight, curly, curly + 2);
  }
}
