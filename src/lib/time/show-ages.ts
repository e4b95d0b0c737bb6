/** Replaces the marked dates by their age in the visitor's browser. The built page has the dates. */
export function showAges(root: ParentNode) {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    time.title = time.textContent;
    time.textContent = relativeAge(new Date(time.dateTime), new Date());
  }
}

const dayLength = 24 * 60 * 60 * 1000;
const words = new Intl.RelativeTimeFormat('en-AU');

/** How long ago something was, such as "3 days ago". The minimum is 1 day, even for a date in the future. */
export function relativeAge(date: Date, now: Date): string {
  const days = Math.max(1, Math.ceil((now.getTime() - date.getTime()) / dayLength));
  if (days < 7) return words.format(-days, 'day');
  if (days < 30) return words.format(-Math.floor(days / 7), 'week');
  return words.format(-Math.floor(days / 30), 'month');
}
