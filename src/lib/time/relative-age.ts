const dayLength = 24 * 60 * 60 * 1000;

/** How long ago something was, in words: "3 days ago". What has just been, or is still to come, is a day old. */
export function relativeAge(date: Date, now: Date): string {
  const days = Math.max(1, Math.ceil((now.getTime() - date.getTime()) / dayLength));
  if (days < 7) return inWords(days, 'day');
  if (days < 30) return inWords(Math.floor(days / 7), 'week');
  return inWords(Math.floor(days / 30), 'month');
}

function inWords(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
