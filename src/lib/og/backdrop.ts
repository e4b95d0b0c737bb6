import sharp from 'sharp';
import { blend } from './blend.ts';
import { canvas, type Pixels } from './canvas.ts';
import { drawText } from './draw-text.ts';
import { palette } from './palette.ts';

export interface Drawing {
  /** The box in which the ridges are drawn, and each one's crest. */
  ridges: { width: number; height: number; far: string; mid: string; near: string };
  /** The logo's SVG. */
  logo: string;
}

const made = new Map<string, Promise<Pixels>>();

/** Dusk over the ridges, with the logo and the brand: drawn once for all pictures. */
export function drawBackdrop(brand: string, drawing: Drawing): Promise<Pixels> {
  const svg = backdropSvg(drawing);
  const key = brand + svg;
  const pixels = made.get(key) ?? drawBrand(brand, svg);
  made.set(key, pixels);
  return pixels;
}

async function drawBrand(text: string, svg: string): Promise<Pixels> {
  const picture = await rasterise(svg);
  const line = { text, face: 'display', size: 52, widest: 800 } as const;
  blend(picture, await drawText(line), palette.ink, { left: 198, top: 66 });
  return picture;
}

async function rasterise(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function backdropSvg({ ridges, logo }: Drawing): string {
  const { width, height } = canvas;
  const { sky, far, mid } = palette;
  const slope = (crest: string) => `${crest}V${ridges.height}H0z`;
  const ridge = (crest: string, fill: string) =>
    `<path fill="${fill}" d="${slope(crest)}"/><path fill="none" stroke="url(#light)" stroke-width="3" d="${crest}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${gradient('sky', [sky.top, sky.high, sky.middle, sky.low, sky.foot])}
${gradient('far', [far.top, far.foot])}${gradient('mid', [mid.top, mid.foot])}
<radialGradient id="glow"><stop stop-color="${palette.glow}" stop-opacity=".8"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="1030" cy="120" r="720"><stop stop-color="${palette.crest}"/><stop offset=".3" stop-color="${palette.crest}"/><stop offset="1" stop-color="${palette.crest}" stop-opacity=".1"/></radialGradient>
<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>
<circle cx="960" cy="425" r="430" fill="url(#glow)"/>
<circle cx="960" cy="425" r="88" fill="${palette.sun}"/>
<g transform="translate(0 352) scale(${width / ridges.width} .56)">${ridge(ridges.far, 'url(#far)')}${ridge(ridges.mid, 'url(#mid)')}<path fill="${palette.ground}" d="${slope(ridges.near)}"/></g>
<g transform="translate(80 70)">${colourLogo(logo)}</g>
</svg>`;
}

function gradient(id: string, colours: string[]): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** The logo takes its colours from the page; here there is none. */
const colourLogo = (logo: string) =>
  logo
    .replace('<svg', '<svg width="96" height="64"')
    .replace(/var\(--sun[^)]*\)/, palette.ember)
    .replaceAll('currentColor', palette.ink);
