import { randomInt } from 'node:crypto';

// Without characters that are easily confused: 0 and o, 1, i and l.
const cardSigns = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Six characters that no card has yet. */
export function newCardId(used: string[]): string {
  const id = Array.from({ length: 6 }, () => cardSigns[randomInt(cardSigns.length)]).join('');
  return used.includes(id) ? newCardId(used) : id;
}

/** The number after the highest. Number 16 is not used again, because somebody once had it. */
export function newTeamId(used: string[]): string {
  const next = Math.max(0, ...used.map(Number)) + 1;
  return String(next === 16 ? 17 : next);
}

/** The day, with a number if there is already a post of that day. */
export function newPostId(day: string, used: string[], count = 1): string {
  const id = count === 1 ? day : `${day}-${count}`;
  return used.includes(id) ? newPostId(day, used, count + 1) : id;
}

/** "Lighting the Way: Part 2" becomes lighting-the-way-part-2. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
