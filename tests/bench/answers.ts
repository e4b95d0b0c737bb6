import { chromium, type Browser } from '@playwright/test';
import { run } from '../../scripts/dev/run.ts';
import { serve } from '../../scripts/dev/serve.ts';
import { prepareBrowser } from '../support/browser.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { readPace, slowDown, type Pace } from './pace.ts';
import { presses } from './presses.ts';
import { count, isMissed, judge, printTable } from './table.ts';

const limits = { answer: 100, ownScript: 50 };
const runs = 3;

/** Builds the site and measures how fast it answers on a processor four times slower; true if no limit is missed. */
export async function benchAnswers(): Promise<boolean> {
  const ready = await prepareBrowser();
  if (!ready.ok) throw new Error(ready.reason);
  const build = await run('astro build');
  if (!build.ok) throw new Error(build.output);

  // Finds the browser that has just been made ready.
  const { default: playwright } = await import('../../playwright.config.ts');
  const site = await serve({ dir: 'dist', port: 0 });
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const rows = await judgePresses(browser, site.url);
    printTable(
      ['presses', 'where', `answer <${limits.answer}`, `script ≤${limits.ownScript}`, 'React'],
      rows,
    );
    console.log(
      `\nMilliseconds at a quarter of this processor's speed, the median of ${runs} visits: the longest from a press to the next` +
        '\npaint, the longest piece of own script, and the start of React once a visitor reaches for an island.',
    );
    return !rows.flat().some(isMissed);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function judgePresses(browser: Browser, site: string) {
  const rows: string[][] = [];
  for (const width of [360, 1280]) {
    for (const motion of motions) {
      for (const { name, path, act } of presses) {
        const paces: Pace[] = [];
        for (let i = 0; i < runs; i++) {
          paces.push(await measure(browser, site + path, { width, motion, act }));
        }
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
  return rows;
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
