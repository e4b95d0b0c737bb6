import { expect, test } from 'vitest';
import { cvFile, maxCvSize } from '#lib/forms/cv.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const oldWord = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const cv = (name: string, type: string, content: BlobPart = 'x') =>
  new File([content], name, { type });

test('a CV is optional', () => {
  expect(cvFile.read([])).toBeNull();
  // A form sends this for an input without a file.
  expect(cvFile.read([new File([], '')])).toBeNull();
  expect(cvFile.check?.(null)).toBeUndefined();
});

test.each([
  cv('cv.pdf', 'application/pdf'),
  cv('CV.PDF', 'application/pdf'),
  cv('cv.doc', 'application/msword'),
  cv('ada.v2.docx', docx),
  cv('cv.docx', ''),
  cv('cv.docx', 'application/wps-office.docx'),
])('a CV may be $name of type "$type"', (file) => {
  expect(cvFile.read([file])).toBe(file);
  expect(cvFile.check?.(file)).toBeUndefined();
});

test.each([
  cv('cv.exe', 'application/x-msdownload'),
  cv('cv.pdf', 'text/html'),
  cv('cv.pdf', 'application/zip'),
  cv('cv.pdf.exe', 'application/pdf'),
  cv('pdf', 'application/pdf'),
  cv('cv.constructor', ''),
  cv('cv.odt', 'application/vnd.oasis.opendocument.text'),
  cv('cv.pdf', 'application/pdf', ''),
])('a CV may not be $name of type "$type" and $size bytes', (file) => {
  expect(cvFile.check?.(file)).toBe('cvType');
});

test('a CV may have exactly 10 MiB', () => {
  const full = cv('cv.pdf', 'application/pdf', new Uint8Array(maxCvSize));
  const over = cv('cv.pdf', 'application/pdf', new Uint8Array(maxCvSize + 1));
  expect(maxCvSize).toBe(10_485_760);
  expect(cvFile.check?.(full)).toBeUndefined();
  expect(cvFile.check?.(over)).toBe('cvSize');
});

test.each([
  ['a PDF', 'cv.pdf', '%PDF-1.4 …', undefined],
  ['a PDF after empty lines', 'cv.pdf', '\n\n%PDF-2.0 …', undefined],
  ['a Word document of old', 'cv.doc', oldWord, undefined],
  ['a Word document', 'cv.docx', 'PK\u0003\u0004 …', undefined],
  ['a Word document that Word encrypted', 'cv.docx', oldWord, undefined],
  ['a program', 'cv.pdf', 'MZ …', 'cvType'],
  ['an archive', 'cv.pdf', 'PK\u0003\u0004 …', 'cvType'],
  ['a PDF that begins too late', 'cv.pdf', `${' '.repeat(1024)}%PDF-1.4`, 'cvType'],
  ['a web page', 'cv.doc', '<html>', 'cvType'],
  ['a PDF called Word', 'cv.docx', '%PDF-1.4', 'cvType'],
  ['half a signature', 'cv.docx', 'PK', 'cvType'],
])('%s in %s is looked into', async (_what, name, content, reason) => {
  expect(await cvFile.inspect?.(cv(name, '', content))).toBe(reason);
});
