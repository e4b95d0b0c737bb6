import { box, crests } from '../../../src/ui/ridges/crests.ts';

/** A first cover: the ridges and the sun, 480 × 600. */
export function plainPoster(): string {
  const ridge = (crest: string, fill: string) =>
    `    <path fill="${fill}" d="${crest}V${box.height}H0z" />\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600">
  <rect width="480" height="600" fill="#38184a" />
  <circle cx="250" cy="240" r="90" fill="#ffd88f" />
  <g transform="translate(-420 110)">
${ridge(crests.far, '#8a3b6b')}${ridge(crests.mid, '#5c2459')}${ridge(crests.near, '#241233')}  </g>
</svg>
`;
}
