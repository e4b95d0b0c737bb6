import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cvFile, findCvEnding, maxCvSize, type CvEnding } from '#lib/forms/cv.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );
const made = (name: string) => readFileSync(`tests/fixtures/cv/${name}`);

/** Files from other programs. */
const by = {
  chromium: made('chromium.pdf'),
  ghostscript: made('ghostscript.pdf'),
  typst: made('typst.pdf'),
  libreOfficePdf: made('libreoffice.pdf'),
  docx: made('libreoffice.docx'),
  doc: made('libreoffice.doc'),
  rtf: made('libreoffice.rtf'),
  odt: made('libreoffice.odt'),
  encrypted: made('libreoffice-encrypted.docx'),
  infoZip: made('info-zip.zip'),
};
/** Other formats in the same containers as Word's. */
const replace = (content: Buffer, from: string, to: string, encoding: BufferEncoding) =>
  Buffer.from(
    content
      .toString('latin1')
      .replaceAll(
        Buffer.from(from, encoding).toString('latin1'),
        Buffer.from(to, encoding).toString('latin1'),
      ),
    'latin1',
  );
const excel = replace(by.doc, 'WordDocument', 'Workbook\0\0\0\0', 'utf16le');
const excelX = replace(by.docx, 'word/', 'xlxx/', 'latin1');
const macros = replace(by.docx, 'word/settings.xml', 'word/vbaProject.bin', 'latin1');
const page = bytes('<!doctype html><title>CV</title>');

const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  none: '',
  binary: 'application/octet-stream',
};

/** The ending under which a file is stored, or the reason for a refusal. */
type Fate = CvEnding | 'no CV' | 'its name' | 'too large';

const files: [name: string, type: string, content: Buffer, fate: Fate][] = [
  // Whatever the type, because systems disagree about it.
  ['cv.pdf', types.pdf, by.chromium, 'pdf'],
  ['cv.pdf', types.none, by.typst, 'pdf'],
  ['cv.pdf', types.binary, by.ghostscript, 'pdf'],
  ['CV.PDF', 'application/x-pdf', by.libreOfficePdf, 'pdf'],
  ['cv.pdf', 'application/force-download', by.chromium, 'pdf'],
  ['cv.pdf', 'application/acrobat', by.chromium, 'pdf'],
  ['cv.pdf', 'text/html', by.chromium, 'pdf'],
  ['cv.pdf', 'application/zip', by.typst, 'pdf'],
  ['cv.doc', types.doc, by.doc, 'doc'],
  ['cv.DOC', 'application/vnd.ms-office', by.doc, 'doc'],
  ['cv.doc', 'application/x-ole-storage', by.doc, 'doc'],
  ['cv.docx', types.docx, by.docx, 'docx'],
  ['cv.docx', 'application/zip', by.docx, 'docx'],
  ['cv.docx', 'application/x-zip-compressed', by.docx, 'docx'],
  ['cv.docx', 'application/wps-office.docx', by.docx, 'docx'],
  ['cv.docx', types.none, by.encrypted, 'docx'],
  ['cv.docx', 'application/encrypted', by.encrypted, 'docx'],
  ['cv.doc', types.doc, by.rtf, 'doc'],
  ['cv.doc', 'application/rtf', by.rtf, 'doc'],

  // Whatever the name, unless it contradicts the content.
  ['cv', types.pdf, by.chromium, 'pdf'],
  ['cv', types.none, by.docx, 'docx'],
  ['cv', types.docx, by.docx, 'docx'],
  ['cv', types.binary, by.doc, 'doc'],
  ['cv', types.doc, by.typst, 'pdf'],
  ['CV of Dr. J. Smith', types.pdf, by.chromium, 'pdf'],
  ['cv v2.1', types.pdf, by.chromium, 'pdf'],
  ['cv.pdf ', types.pdf, by.chromium, 'pdf'],
  ['cv. pdf', types.pdf, by.chromium, 'pdf'],
  ['cv .docx', types.none, by.docx, 'docx'],
  ['cv.pdf.', types.none, by.chromium, 'pdf'],
  ['cv.pdf (1)', types.none, by.chromium, 'pdf'],
  ['cv.pd\u200bf\u200e', types.pdf, by.chromium, 'pdf'],
  ['.pdf', types.pdf, by.chromium, 'pdf'],
  ['Lebenslauf.März.2026.pdf', types.pdf, by.chromium, 'pdf'],
  ['cv.docx', types.docx, by.doc, 'doc'],
  ['cv.doc', types.doc, by.docx, 'docx'],
  ['cv.doc', types.doc, by.encrypted, 'docx'],
  ['cv.docx', types.docx, by.rtf, 'doc'],

  ['cv.pdf.exe', types.pdf, by.chromium, 'its name'],
  ['cv.txt', types.pdf, by.chromium, 'its name'],
  ['cv.pdf.download', types.pdf, by.chromium, 'its name'],
  ['cv\u202efdp.exe', types.pdf, by.chromium, 'its name'],
  ['cv.zip', 'application/zip', by.docx, 'its name'],
  ['cv.rtf', 'application/rtf', by.rtf, 'its name'],
  ['cv.docx', types.docx, by.chromium, 'its name'],
  ['cv.pdf', types.pdf, by.docx, 'its name'],

  // Neither PDF nor Word, whatever the name and the type say.
  ['cv.pdf', types.pdf, page, 'no CV'],
  ['cv.doc', types.doc, page, 'no CV'],
  ['cv.docx', types.docx, by.infoZip, 'no CV'],
  ['cv.docx', types.docx, by.odt, 'no CV'],
  ['cv.odt', 'application/vnd.oasis.opendocument.text', by.odt, 'no CV'],
  ['cv.docx', types.docx, excelX, 'no CV'],
  ['cv.docm', types.docx, macros, 'no CV'],
  ['cv.doc', types.doc, excel, 'no CV'],
  ['cv.docx', types.docx, by.docx.subarray(0, 2000), 'no CV'],
  ['cv.docx', types.docx, bytes('PK'), 'no CV'],
  ['cv.pdf', types.pdf, bytes('MZ…'), 'no CV'],
  ['cv.exe', 'application/x-msdownload', bytes('MZ…'), 'no CV'],
  ['cv.pdf', types.pdf, bytes(' '.repeat(1024), '%PDF-1.4'), 'no CV'],
  ['cv', types.pdf, bytes('Ada Lovelace'), 'no CV'],
  ['cv.jpg', 'image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'no CV'],
  ['cv.constructor', types.none, bytes('x'), 'no CV'],
  ['cv.pdf', types.pdf, bytes(), 'no CV'],

  // Other bytes may precede the header of a PDF.
  ['cv.pdf', types.pdf, bytes('\n\n', [0xef, 0xbb, 0xbf], '%PDF-2.0'), 'pdf'],
  ['cv.pdf', types.pdf, Buffer.concat([bytes('%PDF-1.7'), Buffer.alloc(maxCvSize - 8)]), 'pdf'],
  [
    'cv.pdf',
    types.pdf,
    Buffer.concat([bytes('%PDF-1.7'), Buffer.alloc(maxCvSize - 7)]),
    'too large',
  ],
];

/** The flaw of a file, or the ending under which it is stored. */
async function tryOut(file: File): Promise<Fate> {
  const reason = cvFile.check?.(file);
  const flaw = reason ? { reason } : await cvFile.inspect?.(file);
  const ending = await findCvEnding(file);
  if (!flaw) return ending ?? 'no CV';
  if (flaw.reason === 'cvSize') return 'too large';
  if (!('note' in flaw)) return 'no CV';
  // The message names the file and the ending that matches its content.
  expect(flaw.words).toEqual({ file: file.name, ending: `.${ending}` });
  return 'its name';
}

test.each(files)('%j of type “%s”', async (name, type, content, fate) => {
  const file = new File([new Uint8Array(content)], name, { type });
  expect(cvFile.read([file])).toBe(file);
  expect(await tryOut(file)).toBe(fate);
});

test('a CV may have 10 MiB', () => {
  expect(maxCvSize).toBe(10_485_760);
});

test('a CV is optional', () => {
  expect(cvFile.read([])).toBeNull();
  // A form sends this for an input without a file.
  expect(cvFile.read([new File([], '')])).toBeNull();
  expect(cvFile.check?.(null)).toBeUndefined();
});

test('a file that can no longer be read has to be chosen again', async () => {
  const file = new File(['%PDF-1.7'], 'cv.pdf');
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await cvFile.inspect?.(file)).toEqual({ reason: 'cvChanged' });
});
