import { cleanText } from './clean-text.ts';
import type { Flaw, Rule } from './rules.ts';

export type CvEnding = 'pdf' | 'doc' | 'docx';

/** The content type of each ending, as storage keeps it. */
export const cvTypes: Record<CvEnding, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const maxCvSize = 10 * 1024 * 1024;

/**
 * The content of a file decides whether it is a CV. Systems disagree about its type, so the type is ignored. The name may
 * lack an ending, but its ending must not contradict the content.
 */
export const cvFile: Rule<File | null> = {
  accept: Object.keys(cvTypes)
    .map((ending) => `.${ending}`)
    .join(','),

  read(entries) {
    const file = entries.find((entry) => entry instanceof File);
    // An input without a file sends an empty file without a name.
    return file && (file.name || file.size > 0) ? file : null;
  },

  check(file) {
    if (!file) return undefined;
    if (file.size === 0) return 'cvType';
    return file.size > maxCvSize ? 'cvSize' : undefined;
  },

  async inspect(file) {
    if (!file) return undefined;
    try {
      const ending = await findCvEnding(file);
      endings.set(file, ending);
      return findFlaw(file.name, ending);
    } catch {
      // The file has changed or moved since it was chosen, is a folder, or exists only in the cloud.
      return { reason: 'cvChanged' };
    }
  },
};

const endings = new WeakMap<File, CvEnding | undefined>();

/** The ending that `inspect` found for a file. The CV is stored under it. */
export const endingOfCv = (file: File) => endings.get(file);

function findFlaw(name: string, right: CvEnding | undefined): Flaw | undefined {
  if (!right) return { reason: 'cvType' };
  const ending = endingOf(name);
  // Word opens .doc under .docx and the other way round.
  const allowed = right === 'pdf' ? ['', 'pdf'] : ['', 'doc', 'docx'];
  if (allowed.includes(ending)) return undefined;
  return { reason: 'cvType', note: 'cvName', words: { file: name, ending: `.${right}` } };
}

/** The ending of a name in lower case, or '' if it has none: `cv`, `CV of J. Smith`, `cv v2.1`. */
function endingOf(fileName: string): string {
  const name = cleanText(fileName, 'address').toLowerCase();
  const [, known] = /\. ?(pdf|docx?)[ .]*$/.exec(name) ?? [];
  const [, other] = /\.(\d*[a-z][a-z\d]*)[ .]*$/.exec(name) ?? [];
  return known ?? other ?? '';
}

/**
 * Returns the ending that matches the content of a file, or undefined if it is neither PDF nor Word. Fails if the file cannot
 * be read.
 */
export async function findCvEnding(file: Blob): Promise<CvEnding | undefined> {
  // PDF readers accept a header anywhere within the first 1,024 bytes.
  const start = await readBytes(file.slice(0, 1024));
  if (start.startsWith(zip)) return isWordArchive(await readBytes(file)) ? 'docx' : undefined;
  if (start.startsWith(oldOffice)) {
    const content = await readBytes(file);
    // Word stores an encrypted .docx in the container of the old .doc.
    if (content.includes(inUtf16('EncryptedPackage'))) return 'docx';
    return content.includes(inUtf16('WordDocument')) ? 'doc' : undefined;
  }
  // Word 2003 and older saved “Word 97-2003 & 6.0/95 - RTF” as .doc.
  if (start.startsWith('{\\rtf')) return 'doc';
  return start.includes('%PDF-') ? 'pdf' : undefined;
}

const zip = 'PK\x03\x04';
const oldOffice = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Returns one character for each byte. */
const readBytes = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());

const inUtf16 = (name: string) => [...name].join('\0');

/** Looks for the parts of a Word document in the archive's directory. Word refuses a .docx with macros. */
function isWordArchive(bytes: string): boolean {
  // Each record of the directory has 46 bytes before the name (APPNOTE, section 4.3.12).
  const holds = (name: string) => RegExp(`PK\x01\x02[^]{42}${name}`, 'i').test(bytes);
  return holds('\\[Content_Types\\]\\.xml') && holds('word/') && !holds('word/vbaProject\\.bin');
}
