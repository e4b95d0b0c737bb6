/** The day in Canberra, such as 2026-11-25. In its morning UTC still has the day before. Sweden writes days so. */
export const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' }).format(new Date());
