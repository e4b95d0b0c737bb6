import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { keep } from '#lib/kept/keep.ts';
import { type Drawing, drawBackdrop } from './backdrop.ts';
import { blend } from './blend.ts';
import { drawText } from './draw-text.ts';
import { palette } from './palette.ts';

export interface Words {
  brand: string;
  /** One or two lines, the largest thing in the picture. */
  heading: string[];
  text: string;
}

export interface Picture {
  words: Words;
  drawing: Drawing;
}

// A picture that was kept is drawn anew when the drawing itself has changed.
const sources = readdirSync(import.meta.dirname)
  .toSorted()
  .map((file) => readFileSync(join(import.meta.dirname, file)));

// No picture is asked for twice; what was kept of them would only take memory.
sharp.cache(false);

const left = 80;
const lineHeight = 112;

/** Room for pictures, two megabytes each: taken anew for every card it would make the collector stop the build. */
const spare: Buffer[] = [];

/** What the thread of social-image.ts does for each message. */
export async function drawPicture({ words, drawing }: Picture): Promise<Uint8Array> {
  const inputs = [JSON.stringify(words), JSON.stringify(drawing), ...sources];
  const { data } = await keep('social-images', 'jpg', inputs, () => draw(words, drawing));
  return data;
}

async function draw(words: Words, drawing: Drawing): Promise<Uint8Array> {
  const backdrop = await drawBackdrop(words.brand, drawing);
  const { ink, quiet } = palette;
  const first = words.heading.length === 1 ? 214 : 158;
  const lines = words.heading.map((text, index) => ({
    line: { text, face: 'display', size: 124, widest: 1040 } as const,
    colour: ink,
    top: first + index * lineHeight,
  }));
  const last = {
    line: { text: words.text, face: 'text', size: 42, widest: 1000 } as const,
    colour: quiet,
    top: first + lines.length * lineHeight + 36,
  };
  const masks = await Promise.all(
    [...lines, last].map(async ({ line, ...place }) => ({ mask: await drawText(line), ...place })),
  );

  const { width, height } = backdrop;
  const data = spare.pop() ?? Buffer.alloc(backdrop.data.length);
  backdrop.data.copy(data);
  for (const { mask, colour, top } of masks) {
    blend({ data, width, height }, mask, colour, { left, top });
  }
  const picture = await sharp(data, { raw: { width, height, channels: 3 } })
    // Coded in one pass: a third larger, and in a third of the time.
    .jpeg({ quality: 84, optimiseCoding: false })
    .toBuffer();
  spare.push(data);
  return picture;
}
