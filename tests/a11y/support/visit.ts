import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { bringEngines, inspect } from './engines.ts';
import { looks, looksOfParts, settle, wear } from './looks.ts';

export interface State {
  name: string;
  /** The part that differs from the page as it was read before; the whole page if absent. */
  scope?: string;
  /** What a visitor does to get there from the previous state. */
  reach?: (page: Page) => Promise<unknown>;
}

/** Brings an open page into one state after another. Both engines read each in every look. */
export async function visitStates(page: Page, states: State[], among = looks) {
  const isScripted = await hasScripts(page);
  await bringEngines(page, isScripted);
  for (const { name, scope, reach } of states) {
    await reach?.(page);
    for (const look of among.filter((one) => !scope || looksOfParts.includes(one))) {
      await wear(page, look, isScripted);
      if (isScripted) await settle(page);
      // axe judges the colours of every look. IBM's engine reads the structure, which only the width changes.
      const isForIbm = among !== looks || looksOfParts.includes(look);
      const found = await inspect(page, isForIbm, scope);
      expect.soft(found, `${name}, ${JSON.stringify(look)}`).toEqual([]);
    }
  }
}

/** The page's own scripts set the theme on its root. */
const hasScripts = (page: Page) =>
  page.evaluate(() => /\b(light|dark)\b/.test(document.documentElement.className));
