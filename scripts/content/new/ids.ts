import { randomInt } from 'node:crypto';

// Without characters that are easily confused: 0 and o, 1, i and l.
const cardSigns = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Six characters that no card has yet. */
export function newCardId(used: ReadonlySet<string>): string {
  const id = Array.from({ length: 6 }, () => cardSigns[randomInt(cardSigns.length)]).join('');
  return used.has(id) ? newCardId(used) : id;
}

/** The number after the highest. Number 16 is not used again, because somebody once had it. */
export function newTeamId(used: ReadonlySet<string>): string {
  const next = Math.max(0, ...[...used].map(Number)) + 1;
  return String(next === 16 ? 17 : next);
}

/** "Lighting the Way: Part 2" becomes lighting-the-way-part-2. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
