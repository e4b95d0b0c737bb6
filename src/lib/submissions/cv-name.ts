import type { CvEnding } from '#lib/forms/cv.ts';

interface Applicant {
  first_name: string;
  last_name: string;
}

/** Names a CV in storage: `1764000000000_Jose_OBrien_a7cd02_CV.pdf`. Storage refuses "José". */
export function nameCv(ending: CvEnding, applicant: Applicant, now = Date.now()): string {
  const first = foldToAscii(applicant.first_name);
  const last = foldToAscii(applicant.last_name);
  return `${now}_${first}_${last}_${crypto.randomUUID().slice(0, 6)}_CV.${ending}`;
}

/** Letters that Unicode does not split into a base letter and a mark. */
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
