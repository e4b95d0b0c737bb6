import { relativeAge, type Ages } from './relative-age.ts';

/** Says in the visitor's browser how old the marked dates are; the built page has the dates themselves. */
export function showAges(root: ParentNode) {
  const words = document.querySelector<HTMLElement>('[data-ages]')?.dataset['ages'];
  if (!words) return;
  // Written by LatestPost.astro.
  const ages = JSON.parse(words) as Ages;
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    time.title = time.textContent;
    time.textContent = relativeAge(new Date(time.dateTime), new Date(), ages);
  }
}
