/** Until the next build the footer has the year of the last one. */
export function showCurrentYear() {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
