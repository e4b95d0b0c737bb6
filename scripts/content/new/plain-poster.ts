import { toPath, type Ridge } from '../../../src/ui/ridges/crests.ts';
import { look } from '../../../src/ui/ridges/views.ts';

/** A first cover: the ridges and the sun, 480 × 600. */
export function plainPoster(): string {
  const { crests } = look('home');
  const slope = (ridge: Ridge, fill: string) =>
    `    <path fill="${fill}" d="${toPath(crests[ridge])}V640H0z" />\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600">
  <rect width="480" height="600" fill="#38184a" />
  <circle cx="250" cy="240" r="90" fill="#ffd88f" />
  <g transform="translate(-420 110)">
${slope('far', '#8a3b6b')}${slope('mid', '#5c2459')}${slope('near', '#241233')}  </g>
</svg>
`;
}
