// Draws the clip of the team page and encodes it with ffmpeg: node scripts/first-light.ts
// The result is committed, so this runs only when the brand or the ridges change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { crests, slope } from '../src/ui/ridges/crests.ts';

const [width, height, rate, seconds] = [432, 768, 24, 11];
const frames = rate * seconds;

type Color = [lightness: number, chroma: number, hue: number];

/** Before dawn, and when the sun is up. Hues run past 360 so that none turns the long way round. */
const colors = {
  top: [
    [0.16, 0.05, 281],
    [0.84, 0.065, 236],
  ],
  high: [
    [0.19, 0.07, 286],
    [0.89, 0.045, 290],
  ],
  middle: [
    [0.25, 0.09, 300],
    [0.9, 0.06, 345],
  ],
  low: [
    [0.33, 0.11, 340],
    [0.9, 0.08, 412],
  ],
  farTop: [
    [0.26, 0.09, 310],
    [0.79, 0.07, 388],
  ],
  farFoot: [
    [0.31, 0.11, 330],
    [0.88, 0.07, 422],
  ],
  midTop: [
    [0.2, 0.07, 300],
    [0.56, 0.11, 345],
  ],
  midFoot: [
    [0.25, 0.09, 320],
    [0.77, 0.1, 385],
  ],
  near: [
    [0.12, 0.035, 285],
    [0.28, 0.075, 302],
  ],
  sun: [
    [0.72, 0.19, 45],
    [0.9, 0.13, 86],
  ],
  glow: [
    [0.6, 0.17, 35],
    [0.93, 0.09, 84],
  ],
} satisfies Record<string, [night: Color, day: Color]>;

const stars = Array.from({ length: 34 }, (_, i) => {
  const spread = (seed: number) => Math.abs(Math.sin((i + 1) * seed) * 43758.5453) % 1;
  return {
    x: 830 + spread(12.9898) * 340,
    y: -170 + spread(78.233) * 230,
    r: 0.5 + spread(39.425) * 0.8,
  };
});

const encoder = spawn(
  'ffmpeg',
  `-y -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i - -an -c:v libx264 -preset veryslow -crf 23
   -tune animation -pix_fmt yuv420p -movflags +faststart public/video/first-light.mp4`.split(/\s+/),
  { stdio: ['pipe', 'ignore', 'inherit'] },
);
for (let frame = 0; frame < frames; frame++) {
  const image = sharp(Buffer.from(draw(frame / (frames - 1)))).removeAlpha();
  if (!encoder.stdin.write(await image.raw().toBuffer())) await once(encoder.stdin, 'drain');
}
encoder.stdin.end();
await once(encoder, 'close');

// The still that search engines show beside it.
await sharp(Buffer.from(draw(0.8)))
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile('public/video/first-light.jpg');

function draw(time: number): string {
  const day = ease(time, 0.05, 0.95);
  const mix = (name: keyof typeof colors) => hex(colors[name], day);
  const sunrise = ease(time, 0.12, 1);
  const [sunX, sunY] = [975 + 10 * sunrise, 262 - 150 * sunrise];
  const light = ease(time, 0.1, 0.6);
  const drift = (depth: number) => `translate(${-depth * 6 * time} ${depth * 5 * (1 - time)})`;
  const stops = (...names: (keyof typeof colors)[]) =>
    names
      .map((n, i) => `<stop offset="${i / (names.length - 1)}" stop-color="${mix(n)}"/>`)
      .join('');
  const fade = (id: string, y1: number, y2: number, stop: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${y1}" y2="${y2}">${stop}</linearGradient>`;
  const ridge = (name: 'far' | 'mid', depth: number) =>
    `<g transform="${drift(depth)}"><path d="${slope(crests[name])}" fill="url(#${name})"/>
     <path d="${crests[name]}" fill="none" stroke="url(#light)" stroke-width="1.6" opacity="${light}"/></g>`;

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="820 -180 360 640" width="${width}" height="${height}">
    ${fade('sky', -180, 300, stops('top', 'high', 'middle', 'low'))}
    ${fade('far', 140, 330, stops('farTop', 'farFoot'))}
    ${fade('mid', 240, 420, stops('midTop', 'midFoot'))}
    <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${sunX}" cy="${sunY}" r="330">
      <stop stop-color="${mix('glow')}" stop-opacity="${0.25 + 0.6 * sunrise}"/>
      <stop offset="1" stop-color="${mix('glow')}" stop-opacity="0"/></radialGradient>
    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${sunX}" cy="190" r="${30 + 300 * light}">
      <stop stop-color="#fff3d0"/><stop offset=".25" stop-color="#fff3d0"/>
      <stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></radialGradient>
    <rect x="820" y="-180" width="360" height="640" fill="url(#sky)"/>
    ${stars.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0" opacity="${1 - ease(time, 0.1, 0.45)}"/>`).join('')}
    <rect x="820" y="-180" width="360" height="640" fill="url(#glow)"/>
    <circle cx="${sunX}" cy="${sunY}" r="58" fill="${mix('sun')}"/>
    ${ridge('far', 1)}${birds(time)}${ridge('mid', 2.4)}
    <g transform="translate(0 -56) ${drift(4)}"><path d="${slope(crests.near)}" fill="${mix('near')}"/>${hut(time, mix('near'))}</g>
  </svg>`;
}

/** Its window is lit until the sun is up. */
function hut(time: number, wall: string): string {
  const lamp = 1 - ease(time, 0.62, 0.66);
  return `<path d="M1037 446v-17l14-11 14 11v17z" fill="${wall}"/>
    <rect x="1047" y="430" width="7" height="7" fill="#ffc96b" opacity="${lamp}"/>`;
}

function birds(time: number): string {
  const seen = ease(time, 0.45, 0.6);
  const one = (x: number, y: number, beat: number) => {
    const lift = 3.2 * Math.sin(time * 70 + beat);
    return `<path d="M${x - 8} ${y - lift}q5-1 8 ${lift}q3-${lift + 1} 8-${lift}" />`;
  };
  const x = 880 + 210 * time;
  const y = 70 - 60 * time;
  return `<g fill="none" stroke="#3b2a52" stroke-width="1.5" stroke-linecap="round" opacity="${seen}">
    ${one(x, y, 0)}${one(x - 22, y + 11, 2)}${one(x - 34, y - 5, 4)}</g>`;
}

/** From 0 before `from` to 1 after `to`, gently at both ends. */
function ease(time: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** A colour between two in OKLCH, as sRGB. See https://bottosson.github.io/posts/oklab/ */
function hex([from, to]: [Color, Color], part: number): string {
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * part;
  const hue = (at(2) * Math.PI) / 180;
  const [lightness, a, b] = [at(0), at(1) * Math.cos(hue), at(1) * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const encode = (v: number) => {
    const x = Math.min(1, Math.max(0, v));
    return Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
  };
  return `#${channels.map((v) => encode(v).toString(16).padStart(2, '0')).join('')}`;
}
