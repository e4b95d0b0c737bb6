import { colors, constantColors } from '#styles/colors.ts';
import type { Point } from '#ui/ridges/country.ts';
import { toPath, toShapes } from '#ui/ridges/crests.ts';
import { beyond, drawEngraving, type Format, type PeakCounts } from './draw-engraving.ts';

const { engraved: ink, brass, brassMid, brassFar } = constantColors;
const ember = colors.ember.dawn;

/** Writes the engraving as a file: sheets of paper one behind another, and what is engraved in them. Its sky is clear. */
export function writeEngraving(counts: PeakCounts, format: Format): string {
  const { width, height, sunRadius: radius } = format;
  const { far, mid, near, sun } = drawEngraving(counts, format);
  const slope = ({ crest }: { crest: Point[] }) => `${toPath(crest)}V${height + 9}H${-beyond}z`;
  const sky = ({ crest }: { crest: Point[] }) => `${toPath(crest)}V-9H${-beyond}z`;
  const up = far.peaks.map(([x, y]) => `M${middle(x)} 0V${y - 4}`).join('');
  const down = mid.peaks.map(([x, y]) => `M${middle(x)} ${y + 4}V${height}`).join('');
  const triangles = [...far.peaks, ...mid.peaks].map(
    ([x, y]) => `M${middle(x)} ${y - 9}l6 10h-12z`,
  );

  const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
  const hatch = (id: string, gap: number, angle: number, weight: number) =>
    `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
    `<path d="M1 0V${gap}" stroke-width="${weight}"/></pattern>`;
  const disc = (r: number, attributes: string) =>
    `<circle cx="${sun.x}" cy="${sun.y}" r="${r}" ${attributes}/>`;
  /** Lines all round the sun: the dashes of a thick circle. */
  const rays = (from: number, length: number, gap: number) =>
    disc(
      from + length / 2,
      `stroke-width="${length}" pathLength="288" stroke-dasharray="1 ${gap}"`,
    );
  const fill = (d: string, paint: string, attributes = '') =>
    `<path stroke="none" d="${d}" fill="${paint}" ${attributes}/>`;
  const line = (d: string, weight: number) => `<path d="${d}" stroke-width="${weight}"/>`;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-linejoin="round">`,
    hatch('far', 5, 30, 0.9),
    hatch('mid', 5, -28, 1.1),
    clip('above-far', sky(far)),
    clip('above-mid', sky(mid)),
    clip('above-near', sky(near)),
    clip('on-far', slope(far)),
    clip('on-mid', slope(mid)),
    // The lines to the labels below keep clear of what they cross.
    `<mask id="clear" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">`,
    fill(`M0 0h${width}v${height}H0z`, '#fff'),
    `<path d="${down}" stroke="#000" stroke-width="8"/></mask>`,
    '<g clip-path="url(#above-far)">',
    disc(radius, `fill="${ember}" stroke-width="1.4"`),
    rays(radius + 7, 6, 5),
    rays(radius + 12, 10, 11),
    '</g><g clip-path="url(#above-mid)">',
    fill(slope(far), brassFar),
    fill(toShapes(far.shades), 'url(#far)', 'clip-path="url(#on-far)"'),
    line(toLines(far.spurs), 0.8),
    line(toPath(far.crest), 1.7),
    '</g><g clip-path="url(#above-near)">',
    fill(slope(mid), brassMid),
    '<g mask="url(#clear)">',
    fill(toShapes(mid.shades), 'url(#mid)', 'clip-path="url(#on-mid)"'),
    line(toLines(mid.spurs), 0.9),
    line(toPath(mid.crest), 2),
    '</g>',
    // The window goes on at both sides of the land.
    `<path clip-path="url(#on-far)" d="M0 0V${height}M${width} 0V${height}" stroke-width="2.4"/>`,
    '</g>',
    fill(slope(near), brass),
    '<g mask="url(#clear)">',
    line(toPath(near.crest), 2.4),
    '</g>',
    // As sharp and thin as the edges of the labels, which they continue.
    `<path d="${up}${down}" vector-effect="non-scaling-stroke" shape-rendering="crispEdges"/>`,
    `${fill(triangles.join(''), ink)}</svg>`,
  ].join('');
}

/** Writes lines that are not closed. Each is measured from the end of the one before. */
const toLines = (lines: Point[][]): string =>
  lines.map((points, index) => toPath(points, lines[index - 1]?.at(-1))).join('');

/** The middle of a line that begins at x and is one unit wide. */
const middle = (x: number) => Number((x + 0.5).toFixed(2));
