import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe } from 'vitest';
import { checkContent } from '../../scripts/content/gate.ts';
import {
  insert,
  insertChunk,
  photo,
  photoWithLocation,
  segment,
  withScanHeader,
  xmp,
} from '../support/photos.ts';
import { edit, valueOf } from './support/content-copy.ts';
import {
  fact,
  id,
  member,
  portrait,
  post,
  set,
  study,
  swap,
  testFine,
  testWays,
  useContent,
  write,
  type Fine,
  type Way,
} from './support/ways.ts';

useContent();

const jpeg = await photo(800).jpeg().toBuffer();
const png = await photo(800).png().toBuffer();
const webp = await photo(800).webp().toBuffer();
const avif = await photo(800).avif({ effort: 0 }).toBuffer();
const fixture = (file: string) => readFileSync(`tests/fixtures/pictures/${file}`);
const iphone = fixture('iphone.heic');
const movingAvif = fixture('moving.avif');
const movingPng = fixture('moving.png');
const twoFrames = sharp([png, await photo(800).negate().png().toBuffer()], {
  join: { animated: true },
});
const movingWebp = await twoFrames.webp().toBuffer();
const movingGif = await twoFrames.gif().toBuffer();

const plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>';
const noDrawing = 'content/team/me.svg:1 A browser cannot show this drawing';
/** A drawing with this content. */
const around = (inside: string) =>
  plain.replace('/>', ` xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`);
const drawing = (text: string) => portrait('me.svg', text);
const wrap = (bytes: Buffer | string, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const cover = `case-studies/${basename(valueOf(study, 'cover'))}`;

/** A location in IPTC: a Photoshop resource with one record, the city. */
const city = segment(
  13,
  'Photoshop 3.0\0',
  '8BIM',
  [4, 4, 0, 0, 0, 0, 0, 13],
  [0x1c, 2, 90, 0, 8],
  'Kingston',
  [0],
);

// prettier-ignore
const fields: Way[] = [
  ['a picture that is not there', () => edit(member, set('portrait', './none.svg')), '“portrait”: There is no picture none.svg beside this file'],
  ['a text for a picture', () => edit(member, set('portrait', `./${id(member)}.yaml`)), '“portrait”: There is no picture'],
  ['a folder for a picture', () => edit(member, set('portrait', './')), '“portrait”: There is no picture'],
  ['a name in another case', () => portrait('me.jpg', jpeg, 'Me.jpg'), 'The picture is called me.jpg'],
  ['a picture of a post that is not there', () => edit(post, fact('imageUrl: ./hut.jpg\nimageAlt: A hut')), '“imageUrl”: There is no picture hut.jpg beside this file'],
  ['a picture of a post that nobody describes', () => { edit(post, fact('imageUrl: ./hut.svg')); write('posts/hut.svg', plain); }, '“imageAlt”: Say what the picture shows'],
  ['a photo of a post that is too small', async () => { edit(post, fact('imageUrl: ./hut.jpg\nimageAlt: A hut')); write('posts/hut.jpg', await photo(500).jpeg().toBuffer()); }, 'content/posts/hut.jpg:1 This picture is 500 × 500 pixels'],
  ['the accents of a Mac in the name of a picture', () => portrait('Zoe\u0308.jpg', jpeg, 'Zo\u00eb.jpg'), '“portrait”: The picture is called Zo'],
  ['the backslash of Windows in a path', () => portrait('me.jpg', jpeg, '\\me.jpg'), '“portrait”: Write slashes instead of backslashes, such as ./me.jpg.'],
  ['a picture with a space in its name', () => portrait('my photo.jpg', jpeg), 'content/team/my photo.jpg:1 Rename this picture'],
  ['a picture that has another ending than its field', () => portrait('me.png', png, 'me.jpg'), 'There is no picture me.jpg beside this file. Add it, or correct the path. There is me.png.'],
];

const exportIt =
  'Browsers cannot show this kind of picture. Export it as a JPEG, ending in .jpg: on a Mac: Preview > File > Export';
// prettier-ignore
const names: Way[] = [
  ['a .jfif, as Windows saves a JPEG', () => portrait('me.jfif', jpeg), /content\/team\/\d+\.yaml:\d+ “portrait”: This file is a JPEG. Rename it to me.jpg, here and where it is named.\ncontent\/team\/me.jfif:1 This file is a JPEG. Rename it/],
  ['a .jfif that its field calls .jpg', () => portrait('me.jfif', jpeg, 'me.jpg'), 'There is me.jfif.'],
  ['a .jpe', () => portrait('me.jpe', jpeg), 'content/team/me.jpe:1 This file is a JPEG. Rename it to me.jpg'],
  ['a picture without an ending', () => portrait('me', png), 'content/team/me:1 This file is a PNG. Rename it to me.png'],
  ['a picture with a dot for its ending', () => portrait('me.', webp), 'content/team/me.:1 This file is a WebP. Rename it to me.webp'],
  ['a picture that a browser saved twice', () => portrait('me.jpg.download', jpeg), 'content/team/me.jpg.download:1 This file is a JPEG. Rename it'],
  ['a drawing without an ending', () => portrait('me', plain), 'content/team/me:1 This file is a SVG. Rename it to me.svg'],
  ['a HEIC picture', () => portrait('me.heic', iphone), `content/team/me.heic:1 This file is a HEIC. ${exportIt}`],
  ['a HEIC picture that cannot be read', () => portrait('me.heic'), `content/team/me.heic:1 This file is a HEIC. ${exportIt}`],
  ['a HEIC called .jpg, as WhatsApp on a Mac saves it', () => portrait('me.jpg', iphone), `content/team/me.jpg:1 This file ends in .jpg but contains HEIC. ${exportIt}`],
  ['a HEIC called .png', () => portrait('me.png', iphone), `content/team/me.png:1 This file ends in .png but contains HEIC. ${exportIt}`],
  ['a JPEG XL', () => portrait('me.jxl', Buffer.from('0000000c4a584c200d0a870a00000000', 'hex')), `content/team/me.jxl:1 This file is a JXL. ${exportIt}`],
  ['a JPEG XL called .jpg', () => portrait('me.jpg', Buffer.from('0000000c4a584c200d0a870a00000000', 'hex')), `content/team/me.jpg:1 This file ends in .jpg but contains JXL. ${exportIt}`],
  ['a TIFF of a scanner', async () => portrait('me.tif', await photo(600).tiff().toBuffer()), `content/team/me.tif:1 This file is a TIF. ${exportIt}`],
  ['a TIFF called .jpg', async () => portrait('me.jpg', await photo(600).tiff().toBuffer()), `content/team/me.jpg:1 This file ends in .jpg but contains TIF. ${exportIt}`],
  ['a bitmap of Paint', () => portrait('me.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(64)])), `content/team/me.bmp:1 This file is a BMP. ${exportIt}`],
  ['a PNG called .jpg', () => portrait('me.jpg', png), 'content/team/me.jpg:1 This file ends in .jpg but contains PNG. Rename it to me.png, here and where it is named.'],
  ['a WebP called .jpg, as browsers save it', () => portrait('me.jpg', webp), 'content/team/me.jpg:1 This file ends in .jpg but contains WebP. Rename it to me.webp'],
  ['a drawing called .png', () => portrait('me.png', plain), 'content/team/me.png:1 This file ends in .png but contains SVG. Rename it to me.svg'],
  ['a PDF called .jpg', () => portrait('me.jpg', '%PDF-1.7\n%\u00e2\n'), 'content/team/me.jpg:1 This file ends in .jpg but contains PDF, which is not a picture.'],
  ['a film of a phone', () => portrait('me.mov', Buffer.from('00000014667479707174202000000000717420200000000877696465', 'hex')), 'content/team/me.mov:1 This file is a MOV, which is not a picture.'],
  ['a GIF', async () => portrait('me.gif', await photo(600).gif().toBuffer()), 'content/team/me.gif:1 This file is a GIF. Save a picture as a PNG.'],
  ['what Windows keeps about a folder', () => write('team/Thumbs.db', Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'content/team/Thumbs.db:1 This file is a CFB, which is not a picture. Put a picture here (JPEG, PNG, WebP, AVIF or SVG), or delete it.'],
  ['a drawing in another encoding', () => portrait('me.svg', Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${plain}`, 'utf16le')), noDrawing],
  ['a web page called .svg', () => drawing('<html><body/></html>'), noDrawing],
];

// prettier-ignore
const broken: Way[] = [
  ['a photo that is too small', async () => portrait('me.jpg', await photo(200).jpeg().toBuffer()), 'content/team/me.jpg:1 This picture is 200 × 200 pixels'],
  ['a photo that was whole and is cut off', async () => { portrait('me.jpg', jpeg); await checkContent(); write('team/me.jpg', jpeg.subarray(0, 3000)); }, 'content/team/me.jpg:1 This picture cannot be read'],
  ['a photo that lost its last rows', () => portrait('me.jpg', jpeg.subarray(0, jpeg.length * 0.95)), 'content/team/me.jpg:1 This picture cannot be read'],
  ['a PNG that is cut off', () => portrait('me.png', png.subarray(0, png.length / 2)), 'content/team/me.png:1 This picture cannot be read'],
  ['a WebP that is cut off', () => portrait('me.webp', webp.subarray(0, webp.length / 2)), 'content/team/me.webp:1 This picture cannot be read'],
  ['an AVIF that is cut off', () => portrait('me.avif', avif.subarray(0, avif.length / 2)), 'content/team/me.avif:1 This picture cannot be read'],
  ['an empty picture', () => portrait('me.jpg', ''), 'content/team/me.jpg:1 This picture cannot be read'],
  ['a drawing without its namespace', () => drawing('<svg><circle r="4"/></svg>'), noDrawing],
  ['a drawing without a viewBox', () => drawing(plain.replace('viewBox', 'class')), noDrawing],
  ['a drawing whose size Astro cannot find', () => drawing(plain.replace('0 0 4 4', '0,0,4,4')), noDrawing],
  ['a drawing with a photo of more than 10 MB', () => drawing(around(`<image href="data:image/jpeg;base64,${'A'.repeat(1e7)}"/>`)), 'content/team/me.svg:1 This drawing is larger than 10 MB, probably because of a photo in it. Use the photo by itself as a JPEG, or embed a smaller one.'],
  ['a drawing that hides an animation', () => drawing(`<!DOCTYPE svg [<!ENTITY a "<animate attributeName='r'/>">]>${around('&a;')}`), noDrawing],
  ['a drawing that is not closed', () => drawing(plain.replace('/>', '>\n<g></svg>')), /me\.svg:2 A browser cannot show this drawing/],
  ['a cover with CSS', () => edit(cover, swap('<svg', '<svg style="fill: red"')), 'The cover of a case study cannot have CSS'],
  ['a photo as a cover', () => write('case-studies/me.jpg', jpeg), 'content/case-studies/me.jpg:1 The cover of a case study must be a drawing'],
];

const logo = (inside: string) => write('affiliations/logo.svg', around(inside));
const notBlack =
  'content/affiliations/logo.svg:1 A logo is black on nothing, because the site gives it its colour. This one has ';
// prettier-ignore
const colours: Way[] = [
  ['a red logo', () => logo('<path fill="#c00" d="M0 0h4v4z"/>'), `${notBlack}#cc0000. Make each shape of it black`],
  ['a white logo', () => logo('<path fill="#fff" d="M0 0h4v4z"/>'), `${notBlack}#ffffff.`],
  ['a logo on white', () => logo('<path fill="#fff" d="M0 0h4v4H0z"/><path d="M0 0h4v4z"/>'), 'delete what is behind it, such as a white rectangle'],
  ['a logo of Illustrator, with its colour in CSS', () => logo('<style>.st0{fill:#1D3557;}</style><path class="st0" d="M0 0h4v4z"/>'), `${notBlack}#1d3557.`],
  ['a photo for a logo', () => write('clients/logo.png', png), /content\/clients\/logo.png:1 A logo is black on nothing/],
];

const moving =
  'This picture moves by itself, and the Motion switch could not stop it. Save one frame of it as a JPEG or PNG.';
const movingDrawing =
  'content/team/me.svg:1 This drawing moves by itself, and the Motion switch could not stop it. Export it without animation and scripts.';
const movingPart =
  'content/team/me.svg:1 This drawing holds a picture that moves by itself. Use a still one.';
// prettier-ignore
const motion: Way[] = [
  ['a WebP of two frames', () => portrait('me.webp', movingWebp), `content/team/me.webp:1 ${moving}`],
  ['an AVIF of two frames', () => portrait('me.avif', movingAvif), `content/team/me.avif:1 ${moving}`],
  ['a PNG of two frames', () => portrait('me.png', movingPng), `content/team/me.png:1 ${moving}`],
  ['a GIF of two frames', () => portrait('me.gif', movingGif), 'content/team/me.gif:1 This file is a GIF. Save a picture as a PNG. What moves by itself cannot be shown'],
  ['<animate>', () => drawing(around('<circle r="1"><animate attributeName="r" to="2" dur="1s" repeatCount="indefinite"/></circle>')), movingDrawing],
  ['<animateTransform> with a prefix', () => drawing(around('<s:animateTransform xmlns:s="http://www.w3.org/2000/svg"/>')), movingDrawing],
  ['<animateMotion>', () => drawing(around('<animateMotion path="M0 0h4" dur="1s"/>')), movingDrawing],
  ['<set>', () => drawing(around('<set attributeName="fill" to="red" begin="1s"/>')), movingDrawing],
  ['@keyframes', () => drawing(around('<style>@keyframes turn { to { rotate: 1turn } } svg { animation: turn 1s infinite }</style>')), movingDrawing],
  ['@-webkit-keyframes in CDATA', () => drawing(around('<style><![CDATA[@-webkit-keyframes turn { }]]></style>')), movingDrawing],
  ['a script', () => drawing(around('<script>setInterval(() => {}, 9)</script>')), movingDrawing],
  ['a cover that moves', () => edit(cover, swap('</svg>', '<animate attributeName="opacity"/></svg>')), `content/${cover}:1 This drawing moves by itself`],
  ['a WebP of two frames in a drawing', () => drawing(around(`<image href="${wrap(movingWebp, 'image/webp')}"/>`)), movingPart],
  ['a GIF of two frames in a drawing, under the old name of its attribute', () => drawing(around(`<image xlink:href="${wrap(movingGif, 'image/gif')}"/>`)), movingPart],
  ['a PNG of two frames in the CSS of a drawing', () => drawing(around(`<style>rect { background: url("${wrap(movingPng, 'image/png')}") }</style>`)), movingPart],
  ['a moving drawing in a drawing', () => drawing(around(`<image href="${wrap(around('<animate/>'), 'image/svg+xml')}"/>`)), movingDrawing],
  ['a moving drawing in a drawing, written as text', () => drawing(around(`<image href="data:image/svg+xml,${encodeURIComponent(around('<animate/>'))}"/>`)), movingDrawing],
];

const location =
  'content/team/me.svg:1 The photo in this drawing says where it was taken, and visitors could read it. Use the photo by itself as a JPEG';
const withLocation = await photoWithLocation(20).jpeg().toBuffer();
const exif = (await sharp(withLocation).metadata()).exif ?? Buffer.alloc(0);
const smallPng = await photo(20).png().toBuffer();
// prettier-ignore
const locations: Way[] = [
  ['a photo with its location in a drawing, as Inkscape embeds it', () => drawing(around(`<image xlink:href="${wrap(withLocation)}"/>`)), location],
  ['a photo whose address is broken into lines', () => drawing(around(`<image href="${wrap(withLocation).replaceAll(/.{76}/g, '$&\n')}"/>`)), location],
  ['a WebP with its location', async () => drawing(around(`<image href="${wrap(await photoWithLocation(20).webp().toBuffer(), 'image/webp')}"/>`)), location],
  ['a PNG with its location', async () => drawing(around(`<image href="${wrap(await photoWithLocation(20).png().toBuffer(), 'image/png')}"/>`)), location],
  ['a location in XMP only', async () => drawing(around(`<image href="${wrap(await photo(20).withXmp(xmp('exif:GPSLatitude="35,18S"')).jpeg().toBuffer())}"/>`)), location],
  ['the name of a location in XMP only', async () => drawing(around(`<image href="${wrap(await photo(20).withXmp(xmp('photoshop:City="Kingston"')).jpeg().toBuffer())}"/>`)), location],
  ['a location in IPTC only', async () => drawing(around(`<image href="${wrap(insert(await photo(20).jpeg().toBuffer(), city))}"/>`)), location],
  ['damaged metadata, which may hold a location', async () => drawing(around(`<image href="${wrap(insert(await photo(20).jpeg().toBuffer(), segment(1, 'Exif\0\0', 'neither II nor MM')))}"/>`)), location],
  ['a PNG of ImageMagick, which writes the location behind the pixels', () => drawing(around(`<image href="${wrap(insertChunk(smallPng, 'eXIf', exif.subarray(6), smallPng.length - 12), 'image/png')}"/>`)), location],
  ['a PNG with the location in a text', () => drawing(around(`<image href="${wrap(insertChunk(smallPng, 'tEXt', Buffer.from(`Raw profile type exif\0\nexif\n${exif.length}\n${exif.toString('hex')}\n`)), 'image/png')}"/>`)), location],
  ['a PNG with the location in a packed text', () => drawing(around(`<image href="${wrap(insertChunk(smallPng, 'zTXt', Buffer.concat([Buffer.from('Raw profile type APP1\0\0'), deflateSync(`\nexif\n${exif.length}\n${exif.toString('hex')}\n`)]), smallPng.length - 12), 'image/png')}"/>`)), location],
  ['a PNG with the name of a location in XMP behind the pixels', () => drawing(around(`<image href="${wrap(insertChunk(smallPng, 'iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp('photoshop:City="Kingston"')}`), smallPng.length - 12), 'image/png')}"/>`)), location],
  ['a second photo behind the first, as phones add it for depth', async () => drawing(around(`<image href="${wrap(Buffer.concat([await photo(20).jpeg().toBuffer(), withLocation]))}"/>`)), location],
  ['a photo in an attribute of another kind', () => drawing(around(`<rect mask="url(${wrap(withLocation)})"/>`)), location],
  ['a photo in a drawing in a drawing', () => drawing(around(`<image href="${wrap(around(`<image href="${wrap(withLocation)}"/>`), 'image/svg+xml')}"/>`)), location],
  ['a location in the metadata of the drawing itself', () => drawing(around('<metadata><photoshop:City xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">Kingston</photoshop:City></metadata>')), 'content/team/me.svg:1 The drawing says where it was taken'],
  ['a HEIC in a drawing', () => drawing(around(`<image href="${wrap(iphone, 'image/heic')}"/>`)), 'content/team/me.svg:1 This drawing holds a picture that browsers cannot show.'],
  ['a TIFF in a drawing', async () => drawing(around(`<image href="${wrap(await photo(20).tiff().toBuffer(), 'image/tiff')}"/>`)), 'content/team/me.svg:1 This drawing holds a picture that browsers cannot show. Use a JPEG or PNG in it.'],
  ['a TIFF in a drawing that is said to be a JPEG', async () => drawing(around(`<image href="${wrap(await photo(20).tiff().toBuffer())}"/>`)), 'content/team/me.svg:1 This drawing holds a picture that browsers cannot show.'],
  ['a photo that a drawing names under a prefix of its own', () => drawing(around('<image xmlns:ns0="http://www.w3.org/1999/xlink" ns0:href="me.jpg"/>')), 'This drawing shows another file (me.jpg), which browsers do not fetch. Embed it'],
  ['a symbol of another drawing', () => drawing(around('<use href="icons.svg#sun"/>')), 'This drawing shows another file (icons.svg#sun)'],
  ['a font from the web, as Canva and Figma write it', () => drawing(around('<style>@import url("https://fonts.example/css?family=A");</style>')), 'This drawing shows another file (https://fonts.example/css?family=A)'],
  ['a pattern of another file', () => drawing(around('<rect fill="url(patterns.svg#dots)"/>')), 'This drawing shows another file (patterns.svg#dots)'],
  ['a photo that a drawing only names', () => drawing(around('<image href="file:///C:/Photos/me.jpg"/>')), 'content/team/me.svg:1 This drawing shows another file (file:///C:/Photos/me.jpg), which browsers do not fetch. Embed it'],
];

const gps = { IFD3: { GPSVersionID: '2 3 0 0' } };
// prettier-ignore
const fine: Fine[] = [
  ['a photo with the name that a camera gives', () => portrait('IMG_1.JPG', jpeg)],
  ['a photo of a Samsung, with an odd value in the header of its scan', () => portrait('me.jpg', withScanHeader(jpeg, 0, 0, 0))],
  ['another odd value there', () => portrait('me.jpg', withScanHeader(jpeg, 0, 63, 0x11))],
  ['a JPEG of Preview on a Mac, with notes of Photoshop and a profile', async () => portrait('me.jpg', insert(await photo(800).withIccProfile('p3').jpeg().toBuffer(), segment(13, 'Photoshop 3.0\0', '8BIM', [4, 4, 0, 0, 0, 0, 0, 0])))],
  ['a PNG of Preview on a Mac, which splits it for its processors', () => portrait('me.png', insertChunk(png, 'iDOT', Buffer.alloc(28)))],
  ['a PNG with the wrong profile that Photoshop once wrote', () => portrait('me.png', insertChunk(png, 'iCCP', Buffer.from('ICC\0\0nothing')))],
  ['a PNG of 16 bits', async () => portrait('me.png', await photo(600).toColourspace('rgb16').png().toBuffer())],
  ['a PNG that could move but has one frame', () => portrait('me.png', insertChunk(png, 'acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])))],
  ['spare bytes behind a photo', () => portrait('me.jpg', Buffer.concat([jpeg, Buffer.alloc(100)]))],
  ['a film behind a photo, as Samsung and Google add it', () => portrait('me.jpg', Buffer.concat([jpeg, Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex'), Buffer.alloc(50_000, 7)]))],
  ['spare bytes behind a PNG', () => portrait('me.png', Buffer.concat([png, Buffer.from('spare')]))],
  ['spare bytes between the parts of a JPEG', () => portrait('me.jpg', insert(jpeg, segment(0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]), Buffer.from([0, 1, 2, 3])))],
  ['a JPEG without its last two bytes', () => portrait('me.jpg', jpeg.subarray(0, -2))],
  ['damaged metadata', () => portrait('me.jpg', insert(jpeg, segment(1, 'Exif\0\0II*\0', [8, 0, 0, 0, 255, 255, 1, 2, 3])))],
  ['empty metadata', () => portrait('me.jpg', insert(jpeg, segment(1, 'Exif\0\0')))],
  ['a damaged profile', () => portrait('me.jpg', insert(jpeg, segment(2, 'ICC_PROFILE\0', [1, 1], Buffer.alloc(200, 65))))],
  ['a JPEG for print (CMYK)', async () => portrait('me.jpg', await photo(600).toColourspace('cmyk').jpeg().toBuffer())],
  ['a grey JPEG', async () => portrait('me.jpg', await photo(600).toColourspace('b-w').jpeg().toBuffer())],
  ['a JPEG that appears bit by bit', async () => portrait('me.jpg', await photo(600).jpeg({ progressive: true }).toBuffer())],
  ['a photo that lies on its side', async () => portrait('me.jpg', await photo(600).withMetadata({ orientation: 6 }).jpeg().toBuffer())],
  ['a WebP', () => portrait('me.webp', webp)],
  ['an AVIF', () => portrait('me.AVIF', avif)],
  ['a drawing of Illustrator, with a DTD', () => drawing(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>${plain}`)],
  ['a drawing with CSS that is no cover', () => drawing(around('<style>.a { fill: #fff }</style><rect class="a" width="1" height="1"/>'))],
  ['a drawing with a photo that does not say where', async () => drawing(around(`<image href="${wrap(await photo(20).withExif({ ...gps, IFD0: { Orientation: '1' } }).withXmp(xmp('photoshop:City=""')).jpeg().toBuffer())}"/>`))],
  ['an AVIF that names its container first', () => portrait('me.avif', Buffer.concat([avif.subarray(0, 8), Buffer.from('mif1'), avif.subarray(12)]))],
  ['a drawing with a colour from itself, and a photo after a space', async () => drawing(around(`<style>@namespace url(http://www.w3.org/2000/svg);</style><rect fill="url(#a)"/><image href=" ${wrap(await photo(20).jpeg().toBuffer())}"/>`))],
  ['a map with the names of states', () => drawing(around('<path State="Victoria" d="M0 0h1"/>'))],
  ['a logo in black and in the colour of text', () => logo('<style>.a { fill: #111 }</style><path class="a" d="M0 0h2v2z"/><path stroke="currentColor" d="M0 4h4"/>')],
  ['a logo as a PNG, black on nothing', async () => write('clients/logo.png', await sharp(Buffer.from(around('<circle r="2"/>'))).resize(300).png().toBuffer())],
  ['a drawing with a font and a shadow', () => drawing(around(`<style>@font-face { font-family: A; src: url(data:font/woff2;base64,d09GMg==) }</style><filter id="a"><feImage href="#b"/></filter>`))],
];

describe.each([
  ['the field of a picture', fields],
  ['the name of a picture', names],
  ['a broken picture', broken],
  ['a logo with colours', colours],
  ['a picture that moves', motion],
  ['a location in a drawing', locations],
])('%s', (_, ways) => {
  testWays(ways);
});

testFine(fine);
