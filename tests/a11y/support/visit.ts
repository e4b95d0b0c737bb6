import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { bringEngines, inspect } from './engines.ts';
import { appearances, appearancesOfParts, settle, setAppearance } from './appearances.ts';

export interface State {
  name: string;
  /** A selector for what differs from the previous state. Without one, the whole page is tested. */
  scope?: string;
  /** How a visitor gets there from the previous state. */
  reach?: (page: Page) => Promise<unknown>;
}

/** Brings an open page into one state after another, and tests each in every appearance with both engines. */
export async function visitStates(page: Page, states: State[], among = appearances) {
  const isScripted = await hasScripts(page);
  await bringEngines(page, isScripted);
  for (const { name, scope, reach } of states) {
    await reach?.(page);
    for (const appearance of among.filter((one) => !scope || appearancesOfParts.includes(one))) {
      await setAppearance(page, appearance, isScripted);
      if (isScripted) await settle(page);
      // axe tests colours, which every appearance changes. IBM's engine tests the structure, which only the width changes.
      const isForIbm = among !== appearances || appearancesOfParts.includes(appearance);
      const found = await inspect(page, isForIbm, scope);
      expect.soft(found, `${name}, ${JSON.stringify(appearance)}`).toEqual([]);
    }
  }
}

/** The page's own scripts set the theme on its root. */
const hasScripts = (page: Page) =>
  page.evaluate(() => /\b(light|dark)\b/.test(document.documentElement.className));
