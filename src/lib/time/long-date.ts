/** "3 March 2026", in Canberra's time zone. */
export const longDate = (date: Date) =>
  date.toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });
