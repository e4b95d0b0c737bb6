/** The day in Canberra, such as 2026-11-25, in Sweden's format. In the morning UTC is still on the day before. */
export const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' }).format(new Date());
