import { messages } from './messages.ts';
import { accept, refuse, type Rule } from './rules.ts';

/** The content type of each allowed extension, as the store keeps it. */
const typeOf = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

type CvExtension = keyof typeof typeOf;

export const maxCvSize = 10 * 1024 * 1024;
export const acceptedCvs = Object.keys(typeOf)
  .map((extension) => `.${extension}`)
  .join(',');

export const cvType = (extension: CvExtension) => typeOf[extension];

export function cvExtension(fileName: string): CvExtension | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(typeOf, extension) ? (extension as CvExtension) : undefined;
}

/** The chosen file by its name, type and size; an input without a file sends one without a name. */
export const cvFile: Rule<File | null> = (entries) => {
  const file = entries.find((entry) => entry instanceof File);
  if (!file?.name) return accept(null);
  // A system that does not know Word files leaves the type empty.
  const isKnownType = file.type === '' || Object.values<string>(typeOf).includes(file.type);
  if (!cvExtension(file.name) || !isKnownType || file.size === 0) {
    return refuse('invalid', messages.cvType);
  }
  return file.size > maxCvSize ? refuse('invalid', messages.cvSize) : accept(file);
};

/** Looks into the file, because a name and a type can be chosen freely. */
export async function hasCvContent(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  if (cvExtension(file.name) === 'pdf') return isPdf(start);
  // Word puts an encrypted .docx into the container of the old .doc.
  return startsWith(start, oldOffice) || startsWith(start, zip);
}

const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, i) => bytes[i] === byte);

// Readers accept other bytes before the header, as long as it stands in the first 1,024.
const isPdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes).includes('%PDF-');
