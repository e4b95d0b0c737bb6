import { drawQrCode, pictureQrCode } from '#artefacts/qr-code/qr.ts';
import { writeContactCode } from '#artefacts/contact-file/vcard.ts';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture } from '../../../support/read-code.ts';

const address = 'https://analytical.example/cards/k7m2qd';

const person = {
  name: 'Bartholomew Featherstonehaugh-Cholmondeley Ó Súilleabháin',
  firstName: 'Bartholomew Featherstonehaugh-Cholmondeley',
  lastName: 'Ó Súilleabháin',
  title: 'Corporate Services Manager',
  organization: 'Analytical',
  phone: '+61491570006',
  email: 'bartholomew.featherstonehaugh@analytical.example',
  url: address,
};
const contact = writeContactCode(person);

const neighbours = {
  'a long name': {},
  accents: { name: 'José Núñez-Ångström', firstName: 'José', lastName: 'Núñez-Ångström' },
  'commas and semicolons': {
    title: 'Director; Canberra, Sydney',
    organization: 'Ridge, Light; Sons',
  },
  'one name': { name: 'Cher', firstName: 'Cher', lastName: '' },
  'a Chinese name': { name: '陳大文', firstName: '', lastName: '陳大文' },
  'a Thai name': { name: 'สมชาย ใจดี', firstName: 'สมชาย', lastName: 'ใจดี' },
  'an Arabic name': { name: 'محمد علي', firstName: 'محمد', lastName: 'علي' },
  'a Korean name': { name: '김민준', firstName: '민준', lastName: '김' },
};

test('an address is read back, and a contact at every correction', async () => {
  expect(await scan(address, 'Q')).toBe(address);
  for (const ecc of ['L', 'M', 'Q', 'H'] as const)
    expect(await scan(contact, ecc), ecc).toBe(contact);
});

test.each(Object.entries(neighbours))(
  'the picture of a code with %s is read back',
  async (_, change) => {
    const text = writeContactCode({ ...person, ...change });
    const [, data = ''] = (await pictureQrCode(text, 'L')).split(',');
    const code = sharp(Buffer.from(data, 'base64'));
    const { width } = await code.metadata();
    // One pixel per module is too small for readers, so pages and sheets enlarge it.
    const enlarged = code.resize({ width: 4 * width, kernel: 'nearest' }).png();
    expect(await readPicture(await enlarged.toBuffer())).toBe(text);
  },
);

test('a code names its character set where readers would have to guess it, and nowhere else', async () => {
  const chunks = async (text: string) => {
    const { data, info } = await sharp(paint(drawQrCode(text, 'L')))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.chunks.map(
      ({ type }) => type,
    );
  };
  // Extended channel interpretation (ISO/IEC 18004, section 7.4.2).
  expect(await chunks('José')).toEqual(['eci', 'byte']);
  expect(await chunks(contact.normalize('NFD').replaceAll(/[^ -~\r\n]/g, ''))).toEqual(['byte']);
});

test('the drawing leaves four modules empty on every side, and is small enough for the page', async () => {
  const code = drawQrCode(address, 'L');
  const { info } = await sharp(paint(code)).trim().toBuffer({ resolveWithObject: true });
  const inner = { width: 4 * (code.size - 8), height: 4 * (code.size - 8) };
  expect(info).toMatchObject({ trimOffsetLeft: -16, trimOffsetTop: -16, ...inner });
  expect(code.path.length).toBeLessThan(1500);
  expect(drawQrCode(contact, 'L').path.length).toBeLessThan(8000);
});

const scan = (...code: Parameters<typeof drawQrCode>) => readPicture(paint(drawQrCode(...code)));

/** Draws a code with four pixels per module. */
function paint({ path, size }: ReturnType<typeof drawQrCode>) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
  return Buffer.from(svg);
}
