import { drawQrCode } from '#artefacts/qr-code/qr.ts';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';
import sharp from 'sharp';
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
  expect(await scan(address, 'quartile')).toBe(address);
  for (const ecc of ['low', 'medium', 'quartile', 'high'] as const)
    expect(await scan(contact, ecc), ecc).toBe(contact);
});

test('the drawing leaves four modules empty on every side, and is small enough for the page', async () => {
  const code = drawQrCode(address, 'low');
  const { info } = await sharp(paint(code)).trim().toBuffer({ resolveWithObject: true });
  const inner = { width: 4 * (code.size - 8), height: 4 * (code.size - 8) };
  expect(info).toMatchObject({ trimOffsetLeft: -16, trimOffsetTop: -16, ...inner });
  expect(code.path.length).toBeLessThan(1500);
  expect(drawQrCode(contact, 'low').path.length).toBeLessThan(8000);
});

const scan = (...code: Parameters<typeof drawQrCode>) => readPicture(paint(drawQrCode(...code)));

/** A picture with four pixels a module. */
function paint({ path, size }: ReturnType<typeof drawQrCode>) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
  return Buffer.from(svg);
}
