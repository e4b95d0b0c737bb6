import { describe, expect, test } from 'vitest';
import { cvFile, inspectCv, maxCvSize } from '#lib/forms/cv.ts';

const wrongType = { ok: false, reason: 'cvType' };
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const oldWord = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const cv = (name: string, type: string, content: BlobPart = 'x') =>
  new File([content], name, { type });

describe('a CV', () => {
  test('is optional', () => {
    expect(cvFile.check([])).toEqual({ ok: true, value: null });
    // What a form sends for an input without a file.
    expect(cvFile.check([new File([], '')])).toEqual({ ok: true, value: null });
  });

  test.each([
    cv('cv.pdf', 'application/pdf'),
    cv('CV.PDF', 'application/pdf'),
    cv('cv.doc', 'application/msword'),
    cv('ada.v2.docx', docx),
    cv('cv.docx', ''),
  ])('may be $name of type "$type"', (file) => {
    expect(cvFile.check([file])).toEqual({ ok: true, value: file });
  });

  test.each([
    cv('cv.exe', 'application/x-msdownload'),
    cv('cv.pdf', 'text/html'),
    cv('cv.pdf.exe', 'application/pdf'),
    cv('pdf', 'application/pdf'),
    cv('cv.constructor', ''),
    cv('cv.odt', 'application/vnd.oasis.opendocument.text'),
    cv('cv.pdf', 'application/pdf', ''),
  ])('may not be $name of type "$type" and $size bytes', (file) => {
    expect(cvFile.check([file])).toMatchObject(wrongType);
  });

  test('may have exactly 10 MiB', () => {
    const full = cv('cv.pdf', 'application/pdf', new Uint8Array(maxCvSize));
    const over = cv('cv.pdf', 'application/pdf', new Uint8Array(maxCvSize + 1));
    expect(maxCvSize).toBe(10_485_760);
    expect(cvFile.check([full])).toMatchObject({ ok: true });
    expect(cvFile.check([over])).toMatchObject({ reason: 'cvSize' });
  });
});

describe('the content of a CV', () => {
  test.each([
    { name: 'cv.pdf', content: '%PDF-1.4 …' },
    { name: 'cv.pdf', content: '\n\n%PDF-2.0 …' },
    { name: 'cv.doc', content: oldWord },
    { name: 'cv.docx', content: 'PK\u0003\u0004 …' },
    // Encrypted by Word.
    { name: 'cv.docx', content: oldWord },
  ])('$name is what its name says', async ({ name, content }) => {
    expect(await inspectCv(cv(name, '', content))).toBeUndefined();
  });

  test.each([
    { name: 'cv.pdf', content: 'MZ …' },
    { name: 'cv.pdf', content: 'PK\u0003\u0004 …' },
    { name: 'cv.pdf', content: `${' '.repeat(1024)}%PDF-1.4` },
    { name: 'cv.doc', content: '<html>' },
    { name: 'cv.docx', content: '%PDF-1.4' },
    { name: 'cv.docx', content: 'PK' },
  ])('$name with other content is noticed', async ({ name, content }) => {
    expect(await inspectCv(cv(name, '', content))).toBe('cvType');
  });
});
