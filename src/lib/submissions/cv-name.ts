import { cvExtension } from '#lib/forms/cv.ts';

interface Applicant {
  first_name: string;
  last_name: string;
}

/** The object name of a CV: `1764000000000_Jose_OBrien_a7cd02_CV.pdf`. The store refuses "José". */
export function nameCv(fileName: string, applicant: Applicant, now = Date.now()): string {
  const first = foldToAscii(applicant.first_name);
  const last = foldToAscii(applicant.last_name);
  return `${now}_${first}_${last}_${crypto.randomUUID().slice(0, 6)}_CV.${cvExtension(fileName)}`;
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
const ligatures: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};

function foldToAscii(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʻʼ]/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, (letter) => ligatures[letter] ?? ' ')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return folded || 'applicant';
}
