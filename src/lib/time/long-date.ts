const format = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeZone: 'Australia/Sydney',
});

/** "3 March 2026", as the calendar in Canberra has it. */
export const longDate = (date: Date) => format.format(date);
