import type { Page } from '@playwright/test';

/** What the visitor and the system want, and whether anything moves. */
export const motions = [
  { name: 'with motion off', stored: 'disabled', reduced: false, moves: false },
  { name: 'with motion on', stored: 'enabled', reduced: false, moves: true },
  { name: 'with motion on and reduced motion', stored: 'enabled', reduced: true, moves: false },
] as const;

/** Stores the choice of a visitor before a page is opened. */
export async function chooseMotion(page: Page, { stored, reduced }: (typeof motions)[number]) {
  await page.emulateMedia({ reducedMotion: reduced ? 'reduce' : 'no-preference' });
  await page.addInitScript((value) => {
    // The empty document of a new tab has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('motion', value);
  }, stored);
}
