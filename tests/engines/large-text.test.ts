import { cards } from '../support/site.ts';
import { readFixedBars } from '../support/fixed-bars.ts';
import { findEngine } from './support/engines.ts';
import { expect, test } from './support/test.ts';
import { Visitor } from './support/visitor.ts';

// Firefox alone can enlarge only the text: every size of a font, in vw and in px too. Widths stay as they are.
const textTwiceAsLarge = {
  'browser.display.os-zoom-behavior': 2,
  'ui.textScaleFactor': 200,
  // As on a phone, where scroll bars take no room.
  'ui.useOverlayScrollbars': 1,
};

test('the bars of a phone are whole while only text is twice as large', async ({
  engineName,
  downloads,
}) => {
  test.skip(engineName !== 'firefox', 'Other engines always enlarge widths with the text');
  const engine = await findEngine(engineName, textTwiceAsLarge)?.(downloads);
  test.skip(!engine, 'firefox is not installed');
  const driver = await engine?.open();
  if (!driver) return;
  const visitor = new Visitor(driver, process.env['SITE_URL'] ?? '');
  await visitor.hold('a small phone');
  for (const path of ['/', '/team', '/get-started', ...cards.slice(0, 1)]) {
    await visitor.open(path);
    expect(await visitor.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))).toBe(
      34,
    );
    const bars = await visitor.evaluate(readFixedBars);
    expect.soft(bars, path).toEqual({ sideways: 0, cut: [], overlaps: [] });
  }
  await engine?.close();
});
