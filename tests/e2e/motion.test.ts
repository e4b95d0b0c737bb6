import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { boxOf } from '../support/box.ts';
import { site } from '../support/content.ts';
import { twoFrames } from '../support/frames.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { loseScripts } from '../support/network.ts';
import { cards, kinds } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { slowMotion } from '../support/transition.ts';
import { findTransparent } from '../support/visibility.ts';

/** The animations of the elements that match, and of their pseudo-elements. */
const listPlays = (found: Locator) =>
  found.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const all = element.getAnimations({ subtree: true });
      // Without animations that follow the scroll position.
      const timed = all.filter(({ timeline }) => timeline === document.timeline);
      return timed.map((animation) => {
        const { delay = 0, duration, iterations } = animation.effect?.getTiming() ?? {};
        const name = animation instanceof CSSAnimation ? animation.animationName : '';
        const loops = iterations === Infinity;
        return { name, delay, duration: Number(duration), loops, state: animation.playState };
      });
    }),
  );

const listHidden = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p, li, a), footer :is(h2, p, li, a)')
    .evaluateAll(findTransparent);

const read = async (page: Page, selector: string) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await expect(page.locator(selector).first()).not.toHaveAttribute('data-arrival', 'due');
};

/** Runs in a page that is on its way. Stops every animation at its start. */
const stopAtStart = () =>
  addEventListener('DOMContentLoaded', () => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
  });

const hero = 'section[aria-labelledby=headline]';

/** Follows a link of the header. Returns the animations of the transition by their pseudo-elements. */
async function followToNextPage(page: Page, name: string) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const listing = viewTransition?.ready.then(() => {
        const plays = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        return plays.map((effect) => {
          const { delay, duration, easing } = effect.getTiming();
          const keyframes = effect.getKeyframes().map((keyframe) => keyframe.easing);
          const play = { delay, duration, easings: [...new Set([easing, ...keyframes])] };
          return [effect.pseudoElement?.replace('::view-transition-', ''), play];
        });
      });
      Object.assign(window, { listing });
    });
  });
  await page.getByRole('banner').getByRole('link', { name }).first().click();
  await page.waitForFunction(() => 'listing' in window);
  return Object.fromEntries(await page.evaluate<[string, object][]>('listing'));
}

/** Stops the transition to each next page at a moment, in milliseconds. */
const holdTransitions = (page: Page, moment: number) =>
  page.addInitScript((time) => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      if (!viewTransition) return;
      await viewTransition.ready;
      const timed = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline);
      for (const animation of timed) {
        animation.pause();
        animation.currentTime = time;
      }
      Object.assign(window, { isHeld: true });
    });
  }, moment);

async function followAndWait(page: Page, name: string) {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await page.waitForFunction(() => 'isHeld' in window);
  // What is held must have been painted.
  await twoFrames(page);
}

/** A point of the sun above all ridges. */
async function sunOf(page: Page) {
  const sun = page.locator('main header [data-sun]');
  const { x = 0, y = 0, width = 0, height = 0 } = (await sun.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 8 };
}

async function colourAt(page: Page, { x, y }: { x: number; y: number }) {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return [...(await sharp(picture).raw().toBuffer())];
}

/** The middle of the circle in which the other theme spreads. */
async function middleOfCircle(page: Page) {
  const circle = await page.waitForFunction(() => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    return effects
      .find(({ pseudoElement }) => pseudoElement === '::view-transition-new(root)')
      ?.getKeyframes()[0]?.['maskPosition'];
  });
  return String(await circle.jsonValue())
    .split(' ')
    .map(Number.parseFloat);
}

for (const choice of motions.filter(({ moves }) => !moves)) {
  test(`everything is shown at once and nothing moves, ${choice.name}`, async ({ page }) => {
    await chooseMotion(page, choice);
    for (const path of ['/', '/services', '/team']) {
      await page.goto(path);
      await twoFrames(page);
      expect(await listHidden(page)).toEqual([]);
      const moving = await page.evaluate(() =>
        document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline),
      );
      expect(moving).toEqual([]);
      await expect(page.getByRole('contentinfo')).toContainText(
        `We are Australian Owned, Australian Operated, ${site.name}.`,
      );
    }
  });
}

test.describe('with motion on', () => {
  test.beforeEach(({ page }) => chooseMotion(page, motions[1]));

  test('the hero fades up in steps, headline first, and the sun rises on the first page only', async ({
    page,
  }) => {
    const rising = async () =>
      (await listPlays(page.locator(`${hero} [data-sun]`))).filter(
        ({ duration }) => duration === 1500,
      ).length;
    await page.goto('/');
    const delaysOf = async (parts: string) =>
      (await listPlays(page.locator(`${hero} ${parts}`)))
        .filter(({ duration }) => duration === 700)
        .map(({ delay }) => delay);
    expect(await delaysOf('h1')).toEqual([300]);
    // The tagline with its button, and the facts at the foot. Not the veil over the land.
    expect(new Set(await delaysOf('div:not([aria-hidden], [aria-hidden] *)'))).toEqual(
      new Set([300, 500]),
    );
    expect(await delaysOf('a[href^="/work#"]')).toEqual([500]);
    // The headline can be read from the first moment, so that nothing else is read before it.
    const start = await page.locator('h1').evaluate((headline) => {
      const [play] = headline.getAnimations();
      play?.pause();
      if (play) play.currentTime = 0;
      return Number(getComputedStyle(headline).opacity);
    });
    expect(start).toBeGreaterThan(0.5);
    expect(await rising()).toBeGreaterThan(0);
    await page.goto('/team');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.locator('#headline')).toBeVisible();
    expect(await rising()).toBe(0);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`first light runs outwards along the crests, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.addInitScript(stopAtStart);
      await page.goto('/');
      const plays = await page.evaluateHandle(() => document.getAnimations());
      const hold = (time: number) =>
        plays.evaluate((all, at) => {
          for (const animation of all) animation.currentTime = at;
        }, time);
      const end = 10_000;
      await hold(end);
      const sun = await boxOf(page.locator(`${hero} [data-sun]`));
      /** How bright the land below the crest is, so many radii of the sun to its left. */
      const lightAt = async (radii: number) => {
        const x = sun.x + sun.width / 2 - (radii * sun.width) / 2;
        const clip = { x, y: sun.y + 0.75 * sun.height, width: 40, height: 40 };
        const { channels } = await sharp(await page.screenshot({ clip })).stats();
        return channels.reduce((sum, { mean }) => sum + mean, 0);
      };
      const light: { near: number; far: number }[] = [];
      // At the start, half-way, and when it is over.
      for (const time of [0, 700, end]) {
        await hold(time);
        light.push({ near: await lightAt(1), far: await lightAt(8) });
      }
      const [start, later, whole] = light;
      if (!start || !later || !whole) throw new Error('The light was not measured.');
      expect(start.near / whole.near).toBeGreaterThan(0.9);
      expect(start.far / whole.far).toBeLessThan(0.9);
      expect(later.far / whole.far).toBeGreaterThan(start.far / whole.far + 0.02);
      expect(later.far / whole.far).toBeLessThan(0.99);
    });
  }

  test('the hero waits until its land has arrived, under a sky as dark as before first light', async ({
    page,
  }) => {
    const skyOf = async () => {
      const picture = await page.screenshot({ clip: { x: 0, y: 150, width: 20, height: 20 } });
      const { channels } = await sharp(picture).stats();
      return channels.map(({ mean }) => mean);
    };
    await page.addInitScript(stopAtStart);
    await page.goto('/');
    // What is held must have been painted.
    await twoFrames(page);
    const unlit = await skyOf();
    await page.route('/', async (route) => {
      const response = await route.fetch();
      // The headline has arrived, the sun has not.
      const [start = ''] = (await response.text()).split('data-sun');
      await route.fulfill({ response, body: start });
    });
    // Day breaks only for a visitor from elsewhere.
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeHidden();
    const early = await skyOf();
    for (const [channel, level] of unlit.entries()) expect(early[channel]).toBeCloseTo(level, -1);
  });

  test('the old page goes before the new one comes, and the bars change in between', async ({
    page,
    signal,
  }) => {
    await page.goto(`${signal.url}/`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The next page comes so slowly that it could be shown before its bars are there.
    signal.pause = 20;
    const plays = await followToNextPage(page, 'Services');
    const between = {
      delay: 0,
      duration: 80,
      easings: expect.arrayContaining([expect.stringMatching(/step/)]),
    };
    expect(plays).toMatchObject({
      'old(root)': { delay: 0, duration: 80 },
      'old(header)': between,
      'new(header)': between,
      'old(tab-bar)': between,
      'new(tab-bar)': between,
      'new(root)': { delay: 0, duration: 200 },
    });
  });

  test('the old bars stay in place while the next page has none yet', async ({ page }) => {
    await slowMotion(page);
    await page.goto('/team');
    await page.getByRole('banner').getByRole('link', { name: 'Synergise' }).click();
    await page.waitForURL('**/joinus');
    await page.evaluate(async () => {
      const transition = document.activeViewTransition;
      // If it is skipped before, the browser complains.
      await transition?.ready;
      transition?.skipTransition();
    });
    await expect(page.locator('html')).toHaveClass(/\beastward\b/);
    const plays = await page.evaluate(async () => {
      const transition = document.startViewTransition(() => {
        for (const bar of document.querySelectorAll<HTMLElement>('header, #tabs'))
          bar.style.viewTransitionName = 'none';
      });
      await transition.ready;
      const { documentElement: root } = document;
      const names = ['header', 'tab-bar'];
      return names.map(
        (name) => getComputedStyle(root, `::view-transition-old(${name})`).animationName,
      );
    });
    expect(plays).toEqual(['none', 'none']);
  });

  test('between two pages whose lower part is dark it stays dark', async ({ page }) => {
    await holdTransitions(page, 80);
    await page.goto('/work');
    await followAndWait(page, 'Team');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const picture = await page.screenshot({
      clip: { x: 0, y: 0.7 * height, width, height: 0.3 * height },
    });
    const { channels } = await sharp(picture).stats();
    // The words of the new page have begun to come.
    for (const { mean } of channels.slice(0, 3)) expect(mean).toBeLessThan(120);
  });

  test('the old country sets out with its sun, and is there until its words have gone', async ({
    page,
  }) => {
    await holdTransitions(page, 79);
    await page.goto('/work');
    const { x, y } = await sunOf(page);
    const before = await colourAt(page, { x, y });
    await followAndWait(page, 'Team');
    const { width = 0 } = page.viewportSize() ?? {};
    expect(await colourAt(page, { x: x - 0.05 * width, y })).toEqual(before);
  });

  test('there are words at every moment between two pages', async ({ page }) => {
    const opacities = (time: number) =>
      page.evaluate((moment) => {
        const { documentElement: root } = document;
        for (const animation of root.getAnimations({ subtree: true }))
          animation.currentTime = moment;
        return ['old', 'new'].map((part) =>
          Number(getComputedStyle(root, `::view-transition-${part}(root)`).opacity),
        );
      }, time);
    await holdTransitions(page, 0);
    await page.goto('/work');
    await followAndWait(page, 'Team');
    for (const time of [1, 40, 79]) {
      const [before = 0, after] = await opacities(time);
      expect(before, `${time} ms`).toBeGreaterThanOrEqual(0.4);
      expect(after, `${time} ms`).toBe(0);
    }
    for (const time of [81, 150, 200]) {
      const [before, after = 0] = await opacities(time);
      expect(before, `${time} ms`).toBe(0);
      expect(after, `${time} ms`).toBeGreaterThanOrEqual(0.4);
    }
  });

  test('the sun of the new page is there before its words, and comes from where that page lies', async ({
    page,
  }) => {
    await page.goto('/team');
    const place = await sunOf(page);
    const after = await colourAt(page, place);
    await holdTransitions(page, 81);
    // A busy browser sometimes shows a page before its land has come. Then the land comes with the words.
    await expect(async () => {
      await page.goto('/work');
      await followAndWait(page, 'Team');
      const coming = await sunOf(page);
      expect(coming.x).toBeGreaterThan(place.x);
      expect(await colourAt(page, coming)).toEqual(after);
    }).toPass({ timeout: 40_000 });
  });

  test('the glow of the sun and the paper below a crest stay while the words change', async ({
    page,
  }) => {
    const coloursAt = async (places: { x: number; y: number }[]) => {
      const colours = [];
      for (const place of places) colours.push(...(await colourAt(page, place)));
      return colours;
    };
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/services');
    const { x, y } = await sunOf(page);
    const { width = 0 } = (await page.locator('main header [data-sun]').boundingBox()) ?? {};
    const { height = 0 } = page.viewportSize() ?? {};
    // Above the sun, and at the edge of the page below the crest.
    const places = [
      { x, y: y - width },
      { x: 8, y: height - 8 },
    ];
    const before = await coloursAt(places);
    await holdTransitions(page, 81);
    // A busy browser sometimes shows a page before its land has come.
    await expect(async () => {
      await page.goto('/work');
      await followAndWait(page, 'Services');
      const between = await coloursAt(places);
      const changes = between.map((level, index) => Math.abs(level - (before[index] ?? 0)));
      expect(Math.max(...changes)).toBeLessThan(8);
    }).toPass({ timeout: 40_000 });
  });

  const glides = async (page: Page) =>
    (await listPlays(page.locator('main [aria-hidden] [data-sun] ~ svg')))
      .filter(({ duration }) => duration === 700)
      .map(({ delay }) => delay);

  test('the country glides past once the old page has gone, also after Back', async ({ page }) => {
    await slowMotion(page);
    await page.goto('/');
    await followToNextPage(page, 'Services');
    await expect(page.locator('html')).toHaveClass(/\beastward\b/);
    expect(new Set(await glides(page))).toEqual(new Set([80]));
    await page.goBack();
    await expect(page.locator('html')).toHaveClass(/\bwestward\b/);
    await expect(page.locator('html')).toHaveClass(/\btravelled\b/);
    expect(new Set(await glides(page))).toEqual(new Set([80]));
  });

  // Cards do not change into other pages.
  test('each part of a page that stays has a name of its own', async ({ page }) => {
    for (const path of kinds.filter((each) => !each.startsWith('/cards'))) {
      await page.goto(path);
      const named = await page.locator('body, body *').evaluateAll((elements) =>
        elements
          .flatMap((element) =>
            ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)),
          )
          .map(({ viewTransitionName }) => viewTransitionName)
          .filter((name) => name !== 'none'),
      );
      expect(named, path).toContain('header');
      // In WebKitGTK 2.50 such a part of the old page would fade with its words.
      expect(named, path).not.toContain('match-element');
      // Browsers skip the transition where two elements have one name.
      expect(new Set(named).size, path).toBe(named.length);
    }
  });

  test('a page from the back/forward cache glides again, from the side where it lies', async ({
    page,
  }) => {
    await page.goto('/');
    await followToNextPage(page, 'Team');
    await expect(page.locator('html')).toHaveClass(/\beastward\b/);
    await expect.poll(() => glides(page)).toEqual([]);
    // Playwright cannot go back to a page in that cache, so this tells the page what the browser would.
    await page.evaluate(() => {
      const from = { url: new URL('/joinus', location.href).href };
      Object.defineProperty(navigation, 'activation', { value: { from } });
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.locator('html')).toHaveClass(/\bwestward\b/);
    await expect(page.locator('html')).not.toHaveClass(/\beastward\b/);
    expect(await glides(page)).toEqual([80, 80, 80]);
  });

  test('another theme spreads from the middle of the sun in view, and does not repeat first light', async ({
    page,
  }) => {
    await page.goto('/');
    const sun = page.locator(`${hero} [data-sun]`);
    await sun.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const { x = 0, y = 0, width = 0, height = 0 } = (await sun.boundingBox()) ?? {};
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Theme' }).click();
    const from = await middleOfCircle(page);
    const middle = [x + width / 2, y + height / 4];
    for (const [index, value] of middle.entries()) expect(from[index]).toBeCloseTo(value, 0);
    await page.waitForFunction(() => document.activeViewTransition === null);
    await expect(page.locator('html')).not.toHaveClass(/\bturned\b/);
    // First light has a name. What the sun does while the theme changes has none, and may end a little later than the circle.
    expect((await listPlays(sun)).filter(({ name }) => name)).toEqual([]);
  });

  test('a visitor who scrolls fast meets no empty section', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#who')).toHaveAttribute('data-arrival', 'due');
    const seen = await page.locator('[aria-labelledby=who]').evaluate(async (section) => {
      const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
      const end = section.getBoundingClientRect().bottom - innerHeight;
      let last = await frame();
      let top = 1;
      scrollTo({ top, behavior: 'instant' });
      const scrollOn = async () => {
        const time = await frame();
        // 3 pixels a millisecond: a screen in a third of a second.
        top += 3 * (time - last);
        last = time;
        scrollTo({ top, behavior: 'instant' });
        return top;
      };
      let reached = top;
      while (reached < end) reached = await scrollOn();
      // What has come into view in the latest frame is noticed in the next one.
      await scrollOn();
      await scrollOn();
      await frame();
      return [...section.querySelectorAll('[data-reveal]')].map(
        (part) => getComputedStyle(part).opacity,
      );
    });
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen)).toEqual(new Set(['1']));
  });

  test('what is further down arrives in steps, the clients within 600 ms', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-reveal]').last()).toHaveAttribute('data-arrival', 'due');
    expect(await listHidden(page)).not.toEqual([]);
    for (const [parts, delayOf] of [
      ['[aria-labelledby=who] [data-reveal]', (i: number) => [100, 300, 400, 500][i]],
      ['[aria-labelledby=help] li', (i: number) => 150 * i],
      ['[aria-labelledby=worked-with] li', (i: number, all: number) => (600 * i) / (all - 1)],
    ] as const) {
      const items = page.locator(parts);
      const count = await items.count();
      expect(count).toBeGreaterThan(2);
      for (const item of await items.all()) await item.scrollIntoViewIfNeeded();
      await expect(items.and(page.locator('[data-arrival=now]'))).toHaveCount(count);
      const plays = (await listPlays(items)).filter(({ loops }) => !loops);
      expect(plays).toMatchObject(
        Array.from({ length: count }, (_, i) => ({ delay: delayOf(i, count), duration: 700 })),
      );
    }
    // A light passes over each client once a minute. Its window moves one way, the mark inside the other way.
    const marks = page.locator('[aria-labelledby=worked-with] li');
    const shimmers = (await listPlays(marks)).filter(({ loops }) => loops);
    const minutes = Array(2 * (await marks.count())).fill(60_000);
    expect(shimmers.map(({ duration }) => duration)).toEqual(minutes);
  });

  test('an element that has arrived stays after scrolling away and back', async ({ page }) => {
    await page.goto('/');
    const heading = '#who';
    await read(page, heading);
    const began = await page.locator(heading).evaluateHandle(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const list: string[] = [];
      element.addEventListener('animationstart', ({ type }) => list.push(type));
      return list;
    });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await read(page, heading);
    await expect(page.locator(heading)).toHaveCSS('opacity', '1');
    expect(await began.jsonValue()).toEqual([]);
  });

  test('a page is at once where its address leads, and after a reload', async ({ page }) => {
    await page.addInitScript(() => {
      const passed: number[] = [];
      Object.assign(window, { passed });
      document.addEventListener('scroll', () => passed.push(scrollY));
    });
    for (const path of ['/services#buying', '/#clients']) {
      for (const arrive of [() => page.goto(path), () => page.reload()]) {
        await arrive();
        await expect(page.locator(':target')).toBeInViewport();
        // The page jumps twice: with the lines of the fallback, and with those of the font.
        expect((await page.evaluate<number[]>('passed')).length).toBeLessThan(3);
      }
    }
  });

  test('elements on the screen from the start do not wait', async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 3000 });
    await page.goto('/services');
    const first = page.locator('[data-reveal]').first();
    await expect(first).toBeInViewport();
    await expect(first).toHaveAttribute('data-arrival', 'seen');
  });

  test('everything is shown when the site’s scripts do not come', async ({ page, complaints }) => {
    complaints.expect(/_astro|ERR_FAILED/);
    await loseScripts(page);
    await page.goto('/');
    await expect
      .poll(() => listHidden(page))
      .not.toContain(await page.locator('#who').textContent());
    await page.locator(hero).evaluate(async (element) => {
      const plays = element.getAnimations({ subtree: true });
      await Promise.all(plays.map(({ finished }) => finished));
    });
    // At any time, two of the three claims in the footer are hidden.
    expect((await listHidden(page)).filter((text) => !text.includes('Australian'))).toEqual([]);
  });

  test('the claims of the footer take turns within 9 s', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer pause-off-screen').scrollIntoViewIfNeeded();
    const plays = await listPlays(page.locator('footer pause-off-screen'));
    expect(plays).toMatchObject([0, 3000, 6000].map((delay) => ({ delay, duration: 9000 })));
    const tops = await page
      .locator('footer pause-off-screen > span > span')
      .evaluateAll(
        (claims) => new Set(claims.map((claim) => (claim as HTMLElement).offsetTop)).size,
      );
    expect(tops).toBe(1);
  });

  test('loops rest off the screen, and end with motion', async ({ page }) => {
    await page.goto('/');
    const claims = 'footer pause-off-screen';
    const states = async (selector: string) => [
      ...new Set((await listPlays(page.locator(selector))).map(({ state }) => state)),
    ];
    await expect(page.locator(claims)).toHaveAttribute('data-off-screen');
    expect(await states(claims)).toEqual(['paused']);
    expect(await states('header a')).toEqual(['running']);

    await page.locator(claims).scrollIntoViewIfNeeded();
    await expect.poll(() => states(claims)).toEqual(['running']);

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Motion' }).click();
    await expect(page.locator('html')).not.toHaveClass(/\bmotion\b/);
    const loops = (await listPlays(page.locator('body'))).filter((play) => play.loops);
    expect(loops).toEqual([]);
    expect(await listHidden(page)).toEqual([]);
  });

  test('a card rests off the screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 300 });
    await page.goto(cards[0] ?? '');
    const states = async () =>
      (await listPlays(page.locator('main'))).map(({ loops, state }) => loops && state);
    expect(new Set(await states())).toEqual(new Set(['running']));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(async () => new Set(await states())).toEqual(new Set(['paused']));
  });

  test('paper shows everything, and a wish for reduced motion ends all motion', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('#who')).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#who')).toHaveCSS('opacity', '1');
    // The ground of transitions would be dark behind the words.
    const ground = () => getComputedStyle(document.body, '::after').content;
    expect(await page.evaluate(ground)).toBe('none');
    await page.emulateMedia({ media: 'screen' });

    await expect(page.locator('[data-arrival=due]')).not.toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => listHidden(page)).toEqual([]);
    expect((await listPlays(page.locator('body'))).filter(({ loops }) => loops)).toEqual([]);
  });
});
