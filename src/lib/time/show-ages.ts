import { relativeAge } from './relative-age.ts';

/** Replaces the marked dates by their age in the visitor's browser. The built page has the dates. */
export function showAges(root: ParentNode) {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    time.title = time.textContent;
    time.textContent = relativeAge(new Date(time.dateTime), new Date());
  }
}
