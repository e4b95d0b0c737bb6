import { relativeAge } from './relative-age.ts';

/** Says in the visitor's browser how old the marked dates are; the built page has the dates themselves. */
export function showAges(root: ParentNode) {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    time.title = time.textContent;
    time.textContent = relativeAge(new Date(time.dateTime), new Date());
  }
}
