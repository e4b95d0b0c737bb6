import type { CollectionEntry } from 'astro:content';

/** "3 days ago" and the like, from content/site.yaml. */
export type Ages = CollectionEntry<'site'>['data']['ages'];

const dayLength = 24 * 60 * 60 * 1000;

/** How long ago something was, in words. The least is 1 day, also for a date in the future. */
export function relativeAge(date: Date, now: Date, ages: Ages): string {
  const days = Math.max(1, Math.ceil((now.getTime() - date.getTime()) / dayLength));
  if (days < 7) return inWords(days, ages.day, ages.days);
  if (days < 30) return inWords(Math.floor(days / 7), ages.week, ages.weeks);
  return inWords(Math.floor(days / 30), ages.month, ages.months);
}

const inWords = (count: number, one: string, several: string) =>
  count === 1 ? one : several.replace('{count}', `${count}`);
