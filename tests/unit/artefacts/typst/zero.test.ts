import { makeSvg } from '#artefacts/typst/typst.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test.each(['regular', 'bold'])('a %s zero on paper has an empty middle', async (weight) => {
  const page = '#set page(width: auto, height: auto, margin: 0pt)';
  const style = `#set text(font: text-font, weight: "${weight}", size: 200pt, bottom-edge: "bounds")`;
  const svg = await makeSvg(
    `#import "brand.typ": text-font\n${page}\n${style}\n#set text(top-edge: "bounds")\n0`,
    {},
  );
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const middle = [...data.subarray(row, row + info.width)].map((grey) => (grey > 127 ? ' ' : '#'));
  expect(middle.join('')).toMatch(/^ *#+ +#+ *$/);
});
