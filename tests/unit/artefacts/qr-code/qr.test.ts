import { drawQrCode } from '#artefacts/qr-code/qr.ts';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';
import { expect, test } from 'vitest';
import { readPicture } from '../../../support/read-code.ts';

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

test('an address is read back, and a contact at every correction', async () => {
  expect(await scan(address)).toBe(address);
  for (const ecc of ['low', 'medium', 'quartile', 'high'] as const)
    expect(await scan(contact, ecc), ecc).toBe(contact);
});

test('a code has the best correction that makes it no larger', () => {
  expect(drawQrCode(address, 'low')).toEqual(drawQrCode(address, 'medium'));
  expect(drawQrCode(address, 'quartile').size).toBeGreaterThan(drawQrCode(address, 'medium').size);
});

test('the drawing leaves four modules empty on every side, and is small enough for the page', () => {
  const { path, size } = drawQrCode(address);
  const { xs, ys } = cornersOf(path);
  expect(Math.min(...xs, ...ys)).toBe(4);
  expect(Math.max(...xs, ...ys)).toBe(size - 4);
  expect(path.length).toBeLessThan(1500);
  expect(drawQrCode(contact, 'low').path.length).toBeLessThan(8000);
});

async function scan(text: string, least?: Parameters<typeof drawQrCode>[1]) {
  const { path, size } = drawQrCode(text, least);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
  return readPicture(Buffer.from(svg));
}

function cornersOf(path: string) {
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
