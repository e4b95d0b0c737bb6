import { relativeAge, type Ages } from './relative-age.ts';

/** Replaces the marked dates by their age in the visitor's browser. The built page has the dates. */
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
