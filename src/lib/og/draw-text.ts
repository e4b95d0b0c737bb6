import sharp from 'sharp';
import { escapeMarkup } from '#lib/text/escape-markup.ts';
import type { Pixels } from './canvas.ts';
import { type Face, fontFile } from './font-file.ts';

interface Line {
  text: string;
  face: Face;
  size: number;
  /** Set smaller where it would be wider than this. */
  widest: number;
}

// The renderer trims to the ink. These two, unseen at the end of every line, give all lines of a size one height.
const strut = '<span alpha="1">Éj</span>';

/** The last lines: titles and first names come again with the next card. */
const made = new Map<string, Promise<Pixels>>();
const mostKept = 100;

/** A line of text as a mask: how much of each pixel is ink, one octet each. */
export function drawText(line: Line): Promise<Pixels> {
  const key = JSON.stringify(line);
  const known = made.get(key);
  if (known) return known;
  if (made.size === mostKept) made.clear();
  const mask = fit(line);
  made.set(key, mask);
  return mask;
}

async function fit(line: Line): Promise<Pixels> {
  const drawn = await render(line);
  if (drawn.width <= line.widest) return drawn;
  return render({ ...line, size: Math.floor((line.size * line.widest) / drawn.width) });
}

async function render({ text, face, size }: Line): Promise<Pixels> {
  const { family, path } = await fontFile(face);
  const { data, info } = await sharp({
    text: {
      text: escapeMarkup(text) + strut,
      // The comma ends the name, which may itself end in a word for a weight.
      font: `${family}, ${size}`,
      fontfile: path,
      // A point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
