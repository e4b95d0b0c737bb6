import { imageMetadata } from 'astro/assets/utils';
import sharp, { type Metadata } from 'sharp';
import { listElements, nameOf } from './list-elements.ts';
import { nameLocation, revealsLocation } from './location.ts';
import { moves } from './moves.ts';

/** Finds what a drawing (SVG) must not contain. */
export async function checkDrawing(text: Buffer, file: string): Promise<string[]> {
  // Throws if Astro cannot find a size.
  await imageMetadata(text, file);
  const drawing = new Drawing(String(text));
  const { root } = drawing;
  // Browsers need both, but sharp does not.
  if (!String(text).includes('2000/svg') || !root?.hasAttribute('viewBox')) return [noDrawing];
  // Illustrator writes entities for namespaces. Any other would hide what it stands for.
  if (/<!ENTITY[^>]*(?:<|data:)/i.test(String(text))) return [noDrawing];
  const found = await checkParts(drawing);
  // A cover tilts, so it is inlined, and the policy of the page forbids styles.
  if (/\bcase-studies\/[^/]*$/.test(file) && drawing.hasCss)
    found.push(
      'The cover of a case study cannot have CSS. Export it with attributes, such as fill="#fff".',
    );
  return found;
}

/** Checks a drawing and what is embedded in it, which may be another drawing. */
async function checkParts(drawing: Drawing): Promise<string[]> {
  const found: string[] = [];
  if (drawing.moves)
    found.push(
      'This drawing moves by itself, and the Motion switch could not stop it. Export it without animation and scripts.',
    );
  if (drawing.revealsLocation) found.push(describeLocation('drawing'));
  for (const address of drawing.missing)
    found.push(
      `This drawing shows another file (${address}), which browsers do not fetch. Embed it when you export.`,
    );
  const wrapped = await Array.fromAsync(drawing.wrapped, checkWrapped);
  return [...new Set([...found, ...wrapped.flat()])];
}

/** Checks a data: address (RFC 2397) in a drawing: a photo, a drawing or a font. */
async function checkWrapped(address: string): Promise<string[]> {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  if (moves(bytes)) return [movingPart];
  const metadata = await sharp(bytes, { failOn: 'none' })
    .metadata()
    .catch(() => undefined);
  if (metadata?.format === 'svg') return checkParts(new Drawing(String(bytes)));
  if (!metadata) return /^data:image\b/i.test(address) ? [unknownPart] : [];
  const found: string[] = [];
  if (moves(bytes, metadata.pages)) found.push(movingPart);
  if (!isShown(metadata)) found.push(unknownPart);
  if (revealsLocation(bytes, metadata)) found.push(describeLocation('photo in this drawing'));
  return found;
}

/** True if every browser shows a photo. sharp calls AVIF and HEIC by the name of their container. */
const isShown = ({ format, compression }: Metadata) =>
  /^(jpeg|png|webp|gif)$/.test(format) || (format === 'heif' && compression === 'av1');

const movingPart = 'This drawing holds a picture that moves by itself. Use a still one.';
const unknownPart =
  'This drawing holds a picture that browsers cannot show. Use a JPEG or PNG in it.';

/** A parsed drawing. */
class Drawing {
  readonly root: Element | null;
  readonly #elements: Element[];
  readonly #css: string;
  readonly #values: string[];

  constructor(text: string) {
    this.#elements = listElements(text);
    this.root = this.#elements.find((each) => nameOf(each) === 'svg') ?? null;
    this.#values = this.#elements.flatMap((each) =>
      [...each.attributes].map(({ value }) => value.trim()),
    );
    this.#css = this.#elements
      .flatMap((each) => [
        nameOf(each) === 'style' ? (each.textContent ?? '') : '',
        each.getAttribute('style') ?? '',
      ])
      .join('\n');
  }

  get hasCss() {
    return this.#elements.some((each) => nameOf(each) === 'style' || each.hasAttribute('style'));
  }

  /** Whether it moves, by SMIL, CSS or a script. */
  get moves() {
    const isMoving = (each: Element) =>
      /^(animate|animatemotion|animatetransform|animatecolor|set|script|marquee|video)$/.test(
        nameOf(each),
      );
    return this.#elements.some(isMoving) || /@(-\w+-)?keyframes\b/i.test(this.#css);
  }

  get revealsLocation() {
    return nameLocation(this.#elements);
  }

  /** The data: addresses. */
  get wrapped() {
    return [...this.#values, ...this.#urls].filter((value) => /^data:/i.test(value));
  }

  /** The addresses of other files: pictures, symbols, fonts and style sheets. */
  get missing() {
    const named = this.#elements
      .filter((each) => /^(image|feimage|img|use)$/.test(nameOf(each)))
      .flatMap((each) =>
        [...each.attributes].filter(({ name }) => /^(\S+:)?href$|^src$/.test(name)),
      )
      .map(({ value }) => value.trim());
    return [...named, ...this.#urls].filter((address) => address && !/^(data:|#)/i.test(address));
  }

  /** The addresses in CSS and in attributes such as `fill`. */
  get #urls() {
    return [this.#css, ...this.#values].flatMap(listUrls);
  }
}

const listUrls = (css: string) =>
  [
    ...css.matchAll(
      /(?<!@namespace[^;]*)(?:url\(|@import(?=\s*["']))\s*(?:"([^"]*)"|'([^']*)'|([^)]*))/gi,
    ),
  ].map((found) => (found[1] ?? found[2] ?? found[3] ?? '').trim());

const describeLocation = (what: string) =>
  `The ${what} says where it was taken, and visitors could read it. Use the photo by itself as a JPEG, whose data the build takes away. If it must be a drawing, remove the location first: on a Mac in Preview under Tools > Show Inspector > GPS, on Windows under Properties > Details > Remove Properties.`;

export const noDrawing =
  'A browser cannot show this drawing: it is broken, or has no namespace or viewBox. Export it again as plain SVG.';
