import { chromium, type Browser } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { serve } from '../../scripts/serve.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { readPace, slowDown, type Pace } from './pace.ts';
import { presses } from './presses.ts';
import { count, isMissed, judge, printTable } from './table.ts';

const limits = { answer: 100, ownScript: 50 };
const runs = 3;

/** How fast the built site answers on a processor four times slower; true if no limit is missed. */
export async function benchAnswers(): Promise<boolean> {
  const site = await serve({ dir: 'dist', port: 0 });
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const rows: string[][] = [];
  for (const width of [360, 1280]) {
    for (const motion of motions) {
      for (const { name, path, act } of presses) {
        const visit = () => measure(browser, site.url + path, { width, motion, act });
        const paces: Pace[] = [];
        for (let run = 0; run < runs; run++) paces.push(await visit());
        const { answer, ownScript, framework } = median(paces);
        rows.push([
          name,
          `${width} px, ${motion.name}`,
          judge(answer < limits.answer, count(answer)),
          judge(ownScript <= limits.ownScript, count(ownScript)),
          count(framework),
        ]);
      }
    }
  }
  await browser.close();
  await site.close();
  printTable(
    ['presses', 'where', `answer <${limits.answer}`, `script ≤${limits.ownScript}`, 'React'],
    rows,
  );
  console.log(
    `\nMilliseconds at a quarter of this processor's speed, the median of ${runs} visits: the longest from a press to the next` +
      '\npaint, the longest piece of own script, and the start of React once a visitor reaches for an island.',
  );
  return !rows.flat().some(isMissed);
}

interface Visit {
  width: number;
  motion: (typeof motions)[number];
  act: (typeof presses)[number]['act'];
}

async function measure(browser: Browser, url: string, { width, motion, act }: Visit) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await chooseMotion(page, motion);
  await slowDown(page);
  await page.goto(url);
  await act(page);
  const pace = await readPace(page);
  await page.context().close();
  return pace;
}

function median(paces: Pace[]): Pace {
  const middle = (values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    answer: middle(paces.map(({ answer }) => answer)),
    ownScript: middle(paces.map(({ ownScript }) => ownScript)),
    framework: middle(paces.map(({ framework }) => framework)),
  };
}
