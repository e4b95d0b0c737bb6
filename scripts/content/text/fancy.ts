/** Cyrillic and Greek letters that look like Latin ones, and those. */
const others = 'АВЕЅІЈКМНОРСТУХаеһіјорсѕухԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const latins = 'ABESIJKMHOPCTYXaehijopcsyxdqwABEZHIKMNOPTYXo';

/** Characters that look like letters. Screen readers spell or skip them, and a search does not find them. */
const lookalikes: [pattern: RegExp, plain: (text: string) => string][] = [
  // 𝗦𝗲𝗻𝗶𝗼𝗿 and ℋ𝑒𝓁𝓁𝑜, which are meant for formulas, Ⓢⓔⓝⓘⓞⓡ and 🅂🄴🄽🄸🄾🅁. A single one may be a symbol.
  [
    run(
      '[\\u{1D400}-\\u{1D7FF}\\u{2102}\\u{210A}-\\u{2115}\\u{2119}-\\u{211D}\\u{2124}\\u{2128}\\u{212C}-\\u{2134}\\u{213C}-\\u{2149}\\u{249C}-\\u{24E9}\\u{1F110}-\\u{1F169}\\u{1F170}-\\u{1F189}]',
      2,
    ),
    unframe,
  ],
  // ꜱᴇɴɪᴏʀ. Fewer may be phonetic symbols.
  [run('[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]', 3), fromSmallCapitals],
  // ˢᵉⁿⁱᵒʳ. Fewer may be an ending such as in 1ˢᵗ.
  [
    run(
      '[\\u{2B0}-\\u{2B8}\\u{2E1}-\\u{2E3}\\u{1D2C}-\\u{1D6A}\\u{1D9B}-\\u{1DBF}\\u{2071}\\u{207F}]',
      3,
    ),
    compatible,
  ],
  // oﬃce, as some PDFs have it.
  [/\p{L}*[\u{FB00}-\u{FB06}]\p{L}*/gu, compatible],
  // Ѕеniоr, with letters of a Cyrillic or Greek keyboard among Latin ones.
  [mixed(), toLatin],
  // S̶e̶n̶i̶o̶r̶ and S̲e̲n̲i̲o̲r̲, and a letter under a heap of marks.
  [/(?:\p{L}[\u{332}-\u{338}\u{20D0}-\u{20F0}] ?){2,}|\p{L}[\u{300}-\u{36F}]{4,}[^\s]*/gu, unmark],
];

/** Ｓｅｎｉｏｒ, which is allowed among Chinese, Japanese and Korean letters. */
const wide = run('[\\u{FF10}-\\u{FF19}\\u{FF21}-\\u{FF3A}\\u{FF41}-\\u{FF5A}]', 2);
const eastAsian = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Finds words that are written in lookalikes, and gives the plain words. */
export function findFancy(line: string): string[] {
  const patterns = eastAsian.test(line) ? lookalikes : [...lookalikes, [wide, compatible] as const];
  return patterns.flatMap(([pattern, plain]) =>
    [...line.matchAll(pattern)].map(([found]) => describe(found.trim(), plain(found.trim()))),
  );
}

const describe = (found: string, plain: string) =>
  `“${found}” is written in signs that only look like letters: screen readers cannot read them, and nobody finds them. Write “${plain}”.`;

/** At least so many of these characters in a row, even across words. */
function run(characters: string, least: number): RegExp {
  return RegExp(`${characters}{${least},}(?:[ '’.,&-]+${characters}+)*`, 'gu');
}

function compatible(text: string): string {
  return text.normalize('NFKC');
}

/** Unicode maps 🅐 and 🅰 to no letter, but they are in alphabetical order. */
function unframe(text: string): string {
  const letters = text.replaceAll(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu, (sign) => {
    const code = Number(sign.codePointAt(0));
    return String.fromCodePoint(65 + code - (code < 0x1_f1_70 ? 0x1_f1_50 : 0x1_f1_70));
  });
  return compatible(letters).replaceAll(/\((\w)\)/g, '$1');
}

function fromSmallCapitals(text: string): string {
  const [small, large] = [[...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'], 'ABCDEFGHIJKLMNOPRSTUVWYZ'];
  return text.replaceAll(/./gu, (sign) => large[small.indexOf(sign)] ?? sign);
}

function unmark(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Mn}|\p{Me}/gu, '');
}

/** A word of Latin letters and of others that look like Latin ones, but of no others: SMSка is honest Russian, and kΩ a unit. */
function mixed(): RegExp {
  const other = `[${[...others].join('')}]`;
  const latin = '\\p{Script=Latin}';
  return RegExp(
    `(?<!\\p{L})(?=${other}*${latin})(?=${latin}*${other})(?:${latin}|${other})+(?!\\p{L})`,
    'gu',
  );
}

function toLatin(text: string): string {
  return text.replaceAll(/./gu, (sign) => latins[others.indexOf(sign)] ?? sign);
}
