/** Without this the footer would show the year of the last build. */
export function showCurrentYear() {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
