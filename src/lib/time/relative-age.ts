const dayLength = 24 * 60 * 60 * 1000;
const words = new Intl.RelativeTimeFormat('en-AU');

/** Returns how long ago something was, such as "3 days ago": at least 1 day, even for a date in the future. */
export function relativeAge(date: Date, now: Date): string {
  const days = Math.max(1, Math.ceil((now.getTime() - date.getTime()) / dayLength));
  if (days < 7) return words.format(-days, 'day');
  if (days < 30) return words.format(-Math.floor(days / 7), 'week');
  return words.format(-Math.floor(days / 30), 'month');
}
