/** At the top of the page the header lets the sky through. */
export function clearHeaderAtTop() {
  const mark = () => document.documentElement.classList.toggle('top', scrollY < 16);
  mark();
  addEventListener('scroll', mark);
}
