import type { Rule } from './rules.ts';

/** The content type of each allowed extension, as the store keeps it. */
const types = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
]);

/** What some systems say instead: nothing, or the types of Android's cloud storage and of WPS Office. */
const otherTypes = /^$|^application\/(octet-stream|wps-office\.(pdf|docx?))$/;

export const maxCvSize = 10 * 1024 * 1024;

/** The extension in lower case, or an empty string. */
export const cvExtension = (fileName: string) =>
  /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

export const cvType = (fileName: string) => types.get(cvExtension(fileName));

/** Checks the name, type and size of the chosen file, then its first bytes, because its name and type prove nothing. */
export const cvFile: Rule<File | null> = {
  accept: [...types.keys()].map((extension) => `.${extension}`).join(','),

  read(entries) {
    const file = entries.find((entry) => entry instanceof File);
    // An input where none was chosen sends a file without a name.
    return file?.name ? file : null;
  },

  check(file) {
    if (!file) return undefined;
    const isKnownType = [...types.values()].includes(file.type) || otherTypes.test(file.type);
    if (!cvType(file.name) || !isKnownType || file.size === 0) return 'cvType';
    return file.size > maxCvSize ? 'cvSize' : undefined;
  },

  async inspect(file) {
    try {
      return file && !(await hasCvContent(file)) ? 'cvType' : undefined;
    } catch {
      // It has changed or moved since it was chosen, is a folder, or is in the cloud only.
      return 'cvChanged';
    }
  },
};

async function hasCvContent(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  // Readers accept other bytes before the header, as long as it is within the first 1,024.
  if (cvExtension(file.name) === 'pdf') return start.includes('%PDF-');
  // Word puts an encrypted .docx into the container of the old .doc.
  return start.startsWith(oldOffice) || start.startsWith(zip);
}

const oldOffice = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const zip = 'PK\x03\x04';
