/** An address is an email address or a phone number. A line is a short text, such as a name. */
export type TextKind = 'address' | 'line' | 'text';

/**
 * Returns a text as it is stored: in composed letters (NFC), trimmed, and without invisible characters that its script does
 * not need. An address never needs any. The database checks the same (supabase/migrations).
 */
export function cleanText(text: string, kind: TextKind): string {
  const lines = text.normalize('NFC').replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  const visible =
    kind === 'address'
      ? lines.replace(invisible, '')
      : lines.replace(unneeded, (_, kept: string = '') => kept);
  const spaced = kind === 'text' ? visible : visible.replace(/[\s\u2800]+/g, ' ');
  return isBlank(spaced) ? '' : spaced.trim();
}

/** U+2800, the Braille pattern without dots, looks like a space, but browsers do not treat it as one. */
const isBlank = (text: string) => /^[\s\u2800]*$/.test(text);

// Line breaks and tabs count as spaces.
const hidden = String.raw`(?![\n\t])[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]`;
const invisible = RegExp(hidden, 'gu');

/** Letters and marks of the scripts that write with joiners, such as Persian, Hindi and Sinhala. */
const joining = String.raw`(?=[\p{L}\p{M}])[${'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('')}]`;

/**
 * Where an invisible character is needed. Safari before 16.4 has no lookbehind, so each pattern begins with the preceding
 * letter.
 */
const needed = [
  // A non-joiner between two letters, or a joiner after one.
  String.raw`${joining}(?:\u200c(?=${joining})|\u200d)`,
  // The variant of a Chinese, Japanese, Mongolian or Burmese letter.
  String.raw`\p{sc=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`\p{sc=Mong}[\u180b-\u180f]`,
  String.raw`\p{sc=Mymr}\ufe00`,
  // The flag of a region such as Scotland, an emoji with its variation, skin tone or joiner, and a keycap.
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}`,
  String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?(?:\u200d(?=\p{Extended_Pictographic}))?`,
  String.raw`[0-9#*]\ufe0f(?=\u20e3)`,
];
const unneeded = RegExp(`(${needed.join('|')})|${hidden}`, 'gu');
