const format = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeZone: 'Australia/Sydney',
});

/** "3 March 2026", in Canberra's time zone. */
export const longDate = (date: Date) => format.format(date);
