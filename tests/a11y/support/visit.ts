import type { Page, TestInfo } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { bringEngines, inspect, type Findings } from './engines.ts';
import { describeLook, looks, settle, wear, wearAsSystem } from './looks.ts';
import { annotation, emptyTally, type Tally } from './tally.ts';

export interface State {
  name: string;
  /** What differs from the page as it was read before; the whole page if absent. */
  scope?: string;
  /** What a visitor does to get there from the state before. */
  reach?: (page: Page) => Promise<unknown>;
}

/** Brings an open page into one state after the other and has both engines read each in every look. */
export async function visitStates(page: Page, info: TestInfo, states: State[], worn = looks) {
  const tally = emptyTally();
  const isScripted = await hasScripts(page);
  await bringEngines(page, isScripted);
  for (const { name, scope, reach } of states) {
    await reach?.(page);
    tally.states++;
    for (const look of worn) {
      if (isScripted) await wear(page, look);
      else await wearAsSystem(page, look);
      if (isScripted) await settle(page);
      note(tally, `${name}, ${describeLook(look)}`, await inspect(page, scope));
    }
  }
  info.annotations.push({ type: annotation, description: JSON.stringify(tally) });
}

function note(tally: Tally, where: string, { axe, ibm, toReview }: Findings) {
  tally.visits++;
  tally.violations.axe += axe.length;
  tally.violations.ibm += ibm.length;
  for (const [rule, count] of Object.entries(toReview)) {
    tally.toReview[rule] = (tally.toReview[rule] ?? 0) + count;
  }
  expect.soft(axe, `axe: ${where}`).toEqual([]);
  expect.soft(ibm, `IBM's engine: ${where}`).toEqual([]);
}

/** Whether the page's own scripts run, and have set the theme on its root. */
const hasScripts = (page: Page) =>
  page.evaluate(() => /\b(light|dark)\b/.test(document.documentElement.className));
