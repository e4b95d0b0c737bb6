import Pdf from 'pdfkit';
import { escapeMarkup } from '#lib/text/escape-markup.ts';
import { registerFonts } from './fonts.ts';

interface About {
  title: string;
  author: string;
  subject: string;
  created: Date;
}

export type Element = ReturnType<TaggedDocument['struct']>;

/** pdfkit writes the title and its like into XML as they are. */
class TaggedDocument extends Pdf {
  override endMetadata(): void {
    const escaped = Object.entries(this.info).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? escapeMarkup(value) : value,
    ]);
    this.info = Object.fromEntries(escaped);
    super.endMetadata();
  }
}

export type { TaggedDocument };

/** An empty A4 document whose bytes depend on nothing but what is drawn: no clock, no chance. */
export async function openDocument({ created, ...about }: About): Promise<TaggedDocument> {
  const doc = new TaggedDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // Without a default, pdfkit would name Helvetica, which it does not embed.
    font: '',
    pdfVersion: '1.7',
    lang: 'en-AU',
    tagged: true,
    displayTitle: true,
    info: {
      Title: about.title,
      Author: about.author,
      Subject: about.subject,
      Creator: about.author,
      CreationDate: created,
      ModDate: created,
    },
  });
  await registerFonts(doc);
  return doc;
}

export function closeDocument(doc: TaggedDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', () => resolve(Buffer.concat(chunks)));
  doc.on('error', reject);
  doc.end();
  return promise;
}
