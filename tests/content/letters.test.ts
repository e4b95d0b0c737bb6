import { describe } from 'vitest';
import { edit } from './support/content-copy.ts';
import {
  below,
  card,
  edits,
  other,
  member,
  post,
  set,
  spare,
  study,
  swap,
  testFine,
  testWays,
  useContent,
  type Edit,
  type Fine,
  whole,
} from './support/ways.ts';

// What phones, Word and other programs do to a text unasked.

useContent();

const home = 'pages/home.yaml';
const copied = 'perhaps copied from elsewhere. Type the words around it again.';

// prettier-ignore
const invisible: Edit[] = [
  ['a zero-width space', member, set('role', 'Lead\u200Ber'), `:3 Between “role: Lead” and “er”, at character 11 of this line, is an invisible character (U+200B), ${copied}`],
  ['a soft hyphen of Word', home, set('title', 'Con\u00ADsulting'), 'Between “title: Con” and “sulting”, at character 11 of this line, is an invisible character (U+00AD)'],
  ['a word joiner', study, below('One\u2060two'), 'Between “One” and “two”, at character 4 of this line, is an invisible character (U+2060)'],
  ['a mark for Arabic in a Latin text, as contacts of phones have it', card, set('email', '"\u202Aada@{domain}\u202C"'), 'is an invisible character (U+202A)'],
  ['the second one of a pair', card, set('email', '"\u202Aada@{domain}\u202C"'), 'is an invisible character (U+202C)'],
  ['a mark for the direction at the end of a number from Windows', card, set('phone', "'+61491570006\u200E'"), 'Between “phone: \'+61491570006” and “\'”, at character 21 of this line, is an invisible character (U+200E)'],
  ['a letter of a flag without its flag', home, set('title', 'Title \u{E0067}here'), 'is an invisible character (U+E0067)'],
  ['a joiner between Latin letters', member, set('role', 'Lead\u200Der'), 'is an invisible character (U+200D)'],
  ['a joiner that does not join Latin letters', member, set('role', 'Lead\u200Cer'), 'is an invisible character (U+200C)'],
  ['two joiners in Persian', member, set('role', 'می\u200C\u200Cخواهم'), 'is an invisible character (U+200C)'],
  ['the mark of a file in the middle', member, set('role', 'Lead\u2063er'), 'is an invisible character (U+2063)'],
  ['the mark of a file at the start of a text, as Notepad pastes it', member, set('role', '\uFEFFLead'), `:3 Between “role:” and “Lead”, at character 7 of this line, is an invisible character (U+FEFF), ${copied}`],
  ['the mark of a file twice', member, (text) => `\uFEFF\uFEFF${text}`, ':1 Before “# '],
  ['a zero-width space that a program wrote as a code', member, set('role', '"Lead\\u200Ber"'), ':3 Between “Lead” and “er”, at character 5 of this line, is an invisible character (U+200B)'],
  ['half an emoji, as a code', member, set('role', '"Lead \\uD83D"'), 'is an invisible character (U+D83D)'],
  ['a code that is no character', member, set('role', 'Lead\uFFFEer'), 'is an invisible character (U+FFFE)'],
  ['a control of a terminal', member, set('role', '"Lead\u001Ber"'), 'is an invisible character (U+001B)'],
  ['a variant of a letter that has none', member, set('role', 'Lead\uFE0Fer'), 'is an invisible character (U+FE0F)'],
  ['a direction that is never ended', member, set('role', '"\u2067רות Ruth"'), 'is an invisible character (U+2067)'],
  ['a blank letter of Korean', member, set('purpose', 'Ada\u3164'), 'is a blank letter (U+3164), which only looks like nothing or a space. Delete it.'],
  ['its half', member, set('role', 'Lead\uFFA0er'), 'is a blank letter (U+FFA0)'],
  ['a blank of Braille', member, set('role', 'Lead\u2800er'), 'is a blank letter (U+2800)'],
  ['a filler of Korean', member, set('role', 'Lead\u115Fer'), 'is a blank letter (U+115F)'],
  ['a line separator', post, set('text', 'A lamp.\u2028It is lit.'), 'is a line break of another program (U+2028). Browsers ignore it. Delete it, and start a new line or paragraph instead.'],
  ['a paragraph separator', study, below('A lamp.\u2029It is lit.'), 'is a line break of another program (U+2029)'],
  ['a line break of Word', post, set('text', '"A lamp.\vIt is lit."'), 'is a line break of another program (U+000B)'],
  ['the next line of a mainframe', study, below('A lamp.\u0085It is lit.'), 'is a line break of another program (U+0085)'],
  ['a bullet of Word', post, set('text', '\uF0B7 A lamp'), 'is a symbol of a special font (U+F0B7), such as Wingdings in Word. Others see a box. Replace it.'],
  ['the apple of a Mac', post, set('text', 'On a \uF8FF'), 'is a symbol of a special font (U+F8FF)'],
  ['what is left of a picture in a pasted text', post, set('text', 'See \uFFFC here'), 'is the rest of a picture or a file that was not copied (U+FFFC). Delete it.'],
];

const signs =
  'is written in signs that only look like letters: screen readers cannot read them, and nobody finds them.';
// prettier-ignore
const fancy: Edit[] = [
  ['bold letters for formulas', member, set('role', '𝗦𝗲𝗻𝗶𝗼𝗿 Lead'), `“𝗦𝗲𝗻𝗶𝗼𝗿” ${signs} Write “Senior”.`],
  ['several words of them', post, set('text', '𝐖𝐞 𝐚𝐫𝐞 𝐡𝐢𝐫𝐢𝐧𝐠!'), `“𝐖𝐞 𝐚𝐫𝐞 𝐡𝐢𝐫𝐢𝐧𝐠” ${signs} Write “We are hiring”.`],
  ['script letters, of which some are elsewhere', member, set('role', '𝒮ℯ𝓃𝒾ℴ𝓇'), 'Write “Senior”.'],
  ['monospaced digits', member, set('role', 'Lead of 𝟺𝟸'), 'Write “42”.'],
  ['letters in circles', member, set('role', 'Ⓢⓔⓝⓘⓞⓡ'), 'Write “Senior”.'],
  ['letters in black squares', member, set('role', '🅂🄴🄽🄸🄾🅁'), 'Write “SENIOR”.'],
  ['letters in filled squares', member, set('role', '🆂🅴🅽🅸🅾🆁'), 'Write “SENIOR”.'],
  ['wide letters', member, set('role', 'Ｓｅｎｉｏｒ'), 'Write “Senior”.'],
  ['small capitals', member, set('role', 'ꜱᴇɴɪᴏʀ'), 'Write “SENIOR”.'],
  ['raised letters', member, set('role', 'ˢᵉⁿⁱᵒʳ'), 'Write “senior”.'],
  ['a letter of a Cyrillic keyboard in a Latin word', member, set('role', 'Ѕеnіоr Lead'), `“Ѕеnіоr” ${signs} Write “Senior”.`],
  ['a letter of a Greek keyboard', other, set('name', 'Αda Lee'), `“Αda” ${signs} Write “Ada”.`],
  ['joined letters of a PDF', member, set('role', 'Chief oﬃcer'), `“oﬃcer” ${signs} Write “officer”.`],
  ['letters that are struck through', post, set('text', 'S\u0336e\u0336n\u0336i\u0336o\u0336r\u0336 lead'), 'Write “Senior”.'],
  ['letters under a heap of marks', post, set('text', 'Z\u0317\u0316\u0301\u0302\u0303algo'), 'Write “Zalgo”.'],
  ['letters that Excel read in the wrong encoding', member, set('role', 'JosÃ©’s lead'), '“JosÃ©’s” was read in the wrong encoding'],
  ['a whole word of them', other, set('role', 'ZoÃ«'), '“ZoÃ«” was read in the wrong encoding by a program and saved like that. Write “Zoë”, and save this file as UTF-8.'],
  ['a capital of them', other, set('name', 'Ã‰mile Roy'), 'Write “Émile”, and save'],
  ['letters of Polish', other, set('name', 'Jan ZajÄ…c'), 'Write “Zając”, and save'],
  ['letters of Turkish at the start', other, set('name', 'Åžen Ak'), 'Write “Şen”, and save'],
  ['letters of Chinese', other, set('name', 'é™³å¤§æ–‡'), 'Write “陳大文”, and save'],
  ['letters of Russian', other, set('name', 'ÐŸÑ€Ð¸'), 'Write “При”, and save'],
  ['an emoji of them', post, set('text', 'Lit ðŸ˜€'), 'Write “😀”, and save'],
  ['a space of them', post, set('text', 'It is 5Â\u00A0km'), '“5Â” was read in the wrong encoding'],
  ['a quote of them', post, set('text', 'Itâ€™s lit'), 'Write “It’s”, and save'],
];

const quotes =
  'would be shown. Delete them. If they belong to the text, put straight quotes around all of it:';
// prettier-ignore
const curly: Edit[] = [
  ['English', spare, set('title', '“Senior Consultant”'), `:4 The curly quotes around “Senior Consultant” ${quotes} '“Senior Consultant”'.`],
  ['single', spare, set('title', '‘Senior Consultant’'), `The curly quotes around ‘Senior Consultant’ ${quotes}`],
  ['single around an apostrophe', spare, set('title', '‘The firm’s Lead’'), `The curly quotes around ‘The firm’s Lead’ ${quotes}`],
  ['German', spare, set('title', '„Senior Consultant“'), `„Senior Consultant“ ${quotes}`],
  ['German books', spare, set('title', '»Senior Consultant«'), quotes],
  ['German, single', spare, set('title', '‚Senior Consultant‘'), quotes],
  ['Polish', spare, set('title', '„Senior Consultant”'), quotes],
  ['Swedish', spare, set('title', '”Senior Consultant”'), quotes],
  ['French', spare, set('title', '«\u00A0Senior Consultant\u00A0»'), quotes],
  ['Swiss, single', spare, set('title', '‹Senior Consultant›'), quotes],
  ['Japanese', spare, set('title', '「Senior Consultant」'), quotes],
  ['Chinese, inner', spare, set('title', '『Senior Consultant』'), quotes],
  ['wide', spare, set('title', '＂Senior Consultant＂'), quotes],
  ['Japanese, half as wide', spare, set('title', '｢Senior Consultant｣'), quotes],
  ['Hebrew', spare, set('title', '״Senior Consultant״'), quotes],
  ['ornaments', spare, set('title', '❝Senior Consultant❞'), quotes],
  ['two single ones', spare, set('title', '‘‘Senior Consultant’’'), quotes],
  ['with a comma, as in JSON', spare, set('title', '“Senior Consultant”,'), quotes],
  ['inches', spare, set('title', '″Senior Consultant″'), quotes],
  ['accents', spare, set('title', '´Senior Consultant´'), quotes],
  ['curly and straight', spare, set('title', '“Senior Consultant"'), quotes],
  ['straight and curly', spare, set('title', '"Senior Consultant”'), ':4 This text begins with a straight quote and ends with a curly one. Write " at its end too.'],
  ['single, straight and curly', spare, set('title', '\'Senior Consultant’'), 'Write \' at its end too.'],
  ['around a number', spare, set('phone', '“+61491570006”'), `The curly quotes around “+61491570006” ${quotes}`],
  ['around a key', spare, swap('title:', '“title”:'), `The curly quotes around “title” ${quotes}`],
  ['in a list', 'pages/services.yaml', swap(/label: .*/, 'label: “A first step”'), quotes],
  ['in one line of keys', 'site.yaml', swap('label: Home', 'label: “Home”'), quotes],
  ['in the facts of a case study', study, set('client', '“An agency”'), quotes],
];

// prettier-ignore
const spaces: Edit[] = [
  ['a space that does not break after a colon, as Option writes it on a Mac', member, swap('role: ', 'role:\u00A0'), ':3 The space at the start of this text or line is not an ordinary one (U+00A0). Type it again.'],
  ['a space that does not break before a hyphen', 'pages/services.yaml', swap(/^ +- /m, '\u00A0\u00A0- '), 'is not an ordinary one (U+00A0). Type it again.'],
  ['a wide space of Japanese after a colon', member, swap('role: ', 'role:\u3000'), ':3 The space at the start of this text or line is not an ordinary one (U+3000)'],
  ['a wide colon of a Chinese keyboard', member, swap('role: ', 'role：'), ':3 The colon here is a wide one (U+FF1A). Write an ordinary one, and a space after it.'],
];

const html = 'Write it without Markdown and HTML.';
// prettier-ignore
const copiedHtml: Edit[] = [
  ['a sign', member, set('role', 'R&amp;D'), ':3 “&amp;” is a sign as HTML writes it, and would be shown like that. Write the sign itself.'],
  ['a space', post, set('text', '5&nbsp;km'), '“&nbsp;” is a sign as HTML writes it'],
  ['a number', post, set('text', 'It&#8217;s lit'), '“&#8217;” is a sign as HTML writes it'],
  ['a paragraph of Word', post, set('text', 'Lit<o:p></o:p>'), html],
  ['a block', post, set('text', '<div>Lit</div>'), html],
  ['a remark of Word', post, set('text', '<!--[if gte mso 9]>Lit'), html],
];

const nothing = 'as nothing. If it is a text, such as somebody’s name, put it in quotes:';
// prettier-ignore
const readAsNothing: Edit[] = [
  ['Null', spare, set('lastName', 'Null'), `:3 YAML reads Null ${nothing} 'Null'. Otherwise delete the line.`],
  ['null', spare, set('lastName', 'null'), `YAML reads null ${nothing} 'null'.`],
  ['NULL', member, set('name', 'NULL'), `YAML reads NULL ${nothing}`],
  ['a tilde', spare, set('lastName', '~'), `YAML reads ~ ${nothing} '~'.`],
  ['a tilde in a list', 'site.yaml', swap(/keywords:\n {2}- .*/, 'keywords:\n  - ~'), `YAML reads ~ ${nothing}`],
  ['True', spare, set('lastName', 'True'), '“lastName” must be text: put numbers, dates, true and false in quotes.'],
  ['a number', spare, set('lastName', '0x1F'), '“lastName” must be text: put numbers'],
  ['nothing at all', spare, set('name', ''), '“name” is empty. Fill it in.'],
];

const decomposed = 'Jose\u0301 Mu\u0308ller';
// prettier-ignore
const fine: Fine[] = [
  ['the flag of Scotland', () => edit(member, set('role', 'Lead 🏴󠁧󠁢󠁳󠁣󠁴󠁿'))],
  ['a flag that not every system has', () => edit(member, set('role', 'Lead \u{1F3F4}\u{E0075}\u{E0073}\u{E0074}\u{E0078}\u{E007F}'))],
  ['an emoji of several', () => edit(member, set('role', 'Lead 👩🏽‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 ❤️‍🔥 1️⃣ ☎︎ ™️'))],
  ['a joiner in Persian', () => edit(member, set('role', 'می\u200Cخواهم کتاب\u200Cها'))],
  ['a joiner at the end of a word in Persian', () => edit(member, set('role', 'ه\u200D.ش'))],
  ['a joiner between Latin letters and Persian ones, and behind a quotation', () => edit(member, set('role', '"PDF\u200Cها «کتاب»\u200Cها"'))],
  ['a break between Latin letters and Thai ones', () => edit(member, set('role', 'PDF\u200Bไทย'))],
  ['two vowel signs on one letter in Hebrew', () => edit(member, set('role', '"יְרוּשָׁלַ\u034Fִם"'))],
  ['letters and signs that a program wrote as codes', () => edit(member, set('role', '"Caf\\u00e9 \\\\ \\"bar\\""'))],
  ['Latin letters beside others that belong there', () => edit(member, set('role', '5 kΩ, Δt, 3 μm, SMSка, IT-отдел'))],
  ['words that only look misread', () => edit(post, set('text', '”SISÄÄN”, “JAÄ”, l’été’”, CAFÉ™, SÃO PAULO, Ñandú, Åland'))],
  ['signs that only look like HTML', () => edit(post, set('text', 'R&D; Q&A; 3 < 4 > 2, <3'))],
  ['joiners in Hindi, Bengali and Sinhala', () => edit(member, set('role', 'क्\u200Dष र\u200D্য ශ්\u200Dරී'))],
  ['breaks in Thai and Khmer', () => edit(member, set('role', 'ภาษา\u200Bไทย ភាសា\u200Bខ្មែរ'))],
  ['marks in Hebrew and Arabic', () => edit(member, set('role', '"רות (C++)\u200F \u2067שלום\u2069"'))],
  ['a variant of a Japanese letter', () => edit(member, set('role', '渡邊\u{E0102}'))],
  ['old Korean', () => edit(member, set('role', '\u115F\u1161'))],
  ['wide letters in Japanese', () => edit(member, set('role', 'ＩＴ部長'))],
  ['one sign that is a letter', () => edit(member, set('role', 'ℹ️ 5 ℓ, 1ˢᵗ, H₂O, ℝ, Ⓜ️, ½, ™'))],
  ['Vietnamese, with two marks on a letter', () => edit(member, set('role', 'Nguye\u0302\u0303n Thi\u0323 Phượng'))],
  ['capitals in French and Portuguese quotations', () => edit(post, set('text', '«CAFÉ» e «MAÇû'))],
  ['two quotations', () => edit(post, set('text', '“Yes” and “no”'))],
  ['a quotation at the start', () => edit(post, set('text', '“It is lit,” she said'))],
  ['a whole quotation in straight quotes', () => edit(member, set('purpose', "'“Measure twice.”'"))],
  ['a whole quotation below its key', () => edit(member, set('purpose', '>-\n  “Measure twice.”'))],
  ['an apostrophe at the start', () => edit(member, set('role', '’90s kid’s lead'))],
  ['Null in quotes', () => edit(spare, (text) => set('lastName', "'Null'")(set('name', 'Placeholder Null')(text)))],
  ['accents as a Mac writes them, and in one part only', () => edit(spare, whole(`name: Placeholder ${decomposed}\nfirstName: Placeholder\nlastName: ${decomposed.normalize()}\ntitle: Position Title\nphone: '+61491570006'\nemail: spare@mail.example\n`))],
  ['spaces that do not break', () => edit(post, set('text', '14\u00A0km, 3\u202F%'))],
  ['a post pasted from Word', () => edit(post, set('text', '>-\n  “It’s lit” – and… we’re here:\n\n  • first\u00A0light\n\n  • co‑operation'))],
];

describe.each([
  ['a character that nobody sees', invisible],
  ['letters that only look like letters', fancy],
  ['curly quotes', curly],
  ['a space or a colon that YAML does not know', spaces],
  ['what was copied from HTML', copiedHtml],
  ['a value that YAML reads as something else', readAsNothing],
])('%s', (_, ways) => {
  testWays(edits(ways));
});

testFine(fine);
