import { drawQrCode } from '#artefacts/qr-code/qr.ts';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';
import readQr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const address = 'https://analytical.example/cards/k7m2qd';

const contact = writeVcard({
  name: 'Bartholomew Featherstonehaugh-Cholmondeley Ó Súilleabháin',
  firstName: 'Bartholomew Featherstonehaugh-Cholmondeley',
  lastName: 'Ó Súilleabháin',
  title: 'Corporate Services Manager',
  organization: 'Analytical',
  phone: '+61491570006',
  email: 'bartholomew.featherstonehaugh@analytical.example',
  url: address,
});

test('a code of an address is read back', async () => {
  expect(await scan(address)).toBe(address);
});

test.each(['low', 'medium', 'quartile', 'high'] as const)(
  'a contact is read back at correction %s',
  async (ecc) => {
    expect(await scan(contact, ecc)).toBe(contact);
  },
);

test('a code has the best correction that makes it no larger', () => {
  expect(drawQrCode(address, 'low')).toEqual(drawQrCode(address, 'medium'));
  expect(drawQrCode(address, 'quartile').size).toBeGreaterThan(drawQrCode(address, 'medium').size);
});

describe('the drawing', () => {
  const { path, size } = drawQrCode(address);

  test('leaves four modules empty on every side', () => {
    const { xs, ys } = cornersOf(path);
    expect(Math.min(...xs, ...ys)).toBe(4);
    expect(Math.max(...xs, ...ys)).toBe(size - 4);
  });

  test('is small enough to stand in the page', () => {
    expect(path.length).toBeLessThan(1500);
    expect(drawQrCode(contact, 'low').path.length).toBeLessThan(8000);
  });
});

async function scan(
  text: string,
  least?: 'low' | 'medium' | 'quartile' | 'high',
): Promise<string | undefined> {
  const { path, size } = drawQrCode(text, least);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

function cornersOf(path: string): { xs: number[]; ys: number[] } {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const [, dx, dy, width] of path.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    x += Number(dx);
    y += Number(dy);
    xs.push(x, x + Number(width));
    ys.push(y, y + 1);
    x += Number(width);
  }
  return { xs, ys };
}
