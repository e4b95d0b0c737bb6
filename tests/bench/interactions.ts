import { chromium, expect, type Browser, type Locator, type Page } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { centreOf } from '../support/transition.ts';
import { measureFirstUse } from './first-use.ts';
import { judge, middle, show, type Table } from './table.ts';

/** "Good" by Core Web Vitals, in milliseconds: https://web.dev/articles/inp */
const limit = 200;
const runs = 3;

type Act = (page: Page) => Promise<void>;

/** What visitors press: first while an island sleeps, then when it is awake. */
const interactions: { name: string; path: string; act: Act }[] = [
  {
    name: 'Settings, theme, motion',
    path: '/',
    async act(page) {
      await press(page, page.getByRole('button', { name: 'Settings' }));
      await press(page, page.getByRole('switch', { name: 'Theme' }));
      await expect(page.locator('html')).toHaveClass(/dark/);
      await press(page, page.getByRole('switch', { name: 'Motion' }));
    },
  },
  {
    name: 'a submenu of the footer',
    path: '/services',
    act: (page) => press(page, page.locator('footer summary').first()),
  },
  {
    name: 'opening and closing a member',
    path: '/team',
    async act(page) {
      await press(page, page.locator('main a[href^="#member-"]').first());
      await expect(page.getByRole('dialog')).toBeVisible();
      await type(page, 'Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  {
    name: 'rearranging the wall',
    path: '/team',
    async act(page) {
      await press(page, page.getByRole('button', { name: 'Rearrange the wall' }));
      await press(page, page.getByRole('button', { name: /later$/ }).first());
    },
  },
  {
    name: 'filling a form, sending mistakes',
    path: '/joinus',
    async act(page) {
      await press(page, page.getByLabel('First name'));
      await type(page, ...'Ada');
      await press(page, page.getByRole('checkbox').first().locator('xpath=ancestor::label'));
      await press(page, page.getByRole('checkbox').last());
      await press(page, page.getByRole('button', { name: 'Send' }));
      await expect(page.getByRole('region', { name: 'There is a problem' })).toBeVisible();
    },
  },
];

/** Measures how fast the site responds on a processor four times slower. True if no limit is missed. */
export async function bench(site: string): Promise<boolean> {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const table: Table = {};
  for (const width of [360, 1280])
    for (const motion of motions)
      for (const { name, path, act } of interactions) {
        const answers: number[] = [];
        for (let i = 0; i < runs; i++)
          answers.push(await measure(browser, site + path, width, motion, act));
        const median = middle(answers, (each) => each);
        // If nothing responded, the visit pressed nothing.
        const answer = judge(median > 0 && median <= limit, median);
        table[`${name}, ${width} px, ${motion.name}`] = { [`ms ≤${limit}`]: answer };
      }
  const firstUse = await measureFirstUse(browser, site);
  await browser.close();
  console.log(
    'The first use of an island over 1.6 Mbps and 150 ms, at a quarter of this processor’s speed.',
  );
  const isFirstUseQuick = show(firstUse);
  console.log(
    `The longest from a press to the next paint at a quarter of this processor's speed, the median of ${runs} visits.`,
  );
  return show(table) && isFirstUseQuick;
}

declare global {
  /** The slowest response of the page so far. */
  var slowest: number;
}

async function measure(
  browser: Browser,
  url: string,
  width: number,
  motion: (typeof motions)[number],
  act: Act,
) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await chooseMotion(page, motion);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    globalThis.slowest = 0;
    new PerformanceObserver((list) => {
      // It observes entries of this type alone.
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) slowest = Math.max(slowest, duration);
      // TypeScript's library does not know the threshold yet.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url);
  await act(page);
  const answer = await page.evaluate(() => slowest);
  await page.context().close();
  return answer;
}

/** Long enough for a slow processor to respond and come to rest. */
const rest = 800;

/**
 * Presses the middle of the target. Playwright's own press runs a script in the page first, which takes longer than many
 * responses.
 */
async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await centreOf(target);
  await page.waitForTimeout(rest);
  await page.mouse.click(x, y);
  await page.waitForTimeout(rest);
}

async function type(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(rest);
}
