import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { resolve } from 'node:path';
import brand from './brand.typ?raw';
import { families, readFonts } from './fonts.ts';
import paper from './paper.typ?raw';

let compiler: Promise<NodeCompiler> | undefined;

/**
 * A tagged PDF. A template reads `data` as JSON from `sys.inputs`. The PDF is checked against PDF/UA-1: a missing
 * alternative text or letter is an error.
 */
export const makePdf = (template: string, data: object): Promise<Buffer> =>
  compile(data, (typst, inputs) =>
    typst.pdf({ mainFileContent: template, inputs }, { pdfStandard: 'ua-1' }),
  );

/** The same as one drawing, for pictures: without tags or pages. */
export const makeSvg = (template: string, data: object): Promise<string> =>
  compile(data, (typst, inputs) => typst.plainSvg({ mainFileContent: template, inputs }));

async function compile<Output>(
  data: object,
  run: (typst: NodeCompiler, inputs: Record<string, string>) => Output,
): Promise<Output> {
  const typst = await (compiler ??= startCompiler());
  try {
    return run(typst, { data: JSON.stringify(data), families: JSON.stringify(families) });
  } catch (error) {
    // The compiler's errors have no message. Their code says what went wrong.
    const { code } = error as { code?: string };
    throw new Error(code ?? String(error), { cause: error });
  } finally {
    // Without this, a thousand cards would fill half a gigabyte. It keeps what the last five drawings used.
    typst.evictCache(5);
  }
}

async function startCompiler() {
  const typst = NodeCompiler.create({
    fontArgs: [{ fontBlobs: (await readFonts()).map(({ bytes }) => bytes) }],
  });
  // Templates import these two by name. They exist only in the compiler's memory.
  typst.mapShadow(resolve('brand.typ'), Buffer.from(brand));
  typst.mapShadow(resolve('paper.typ'), Buffer.from(paper));
  return typst;
}
