import type { Page } from '@playwright/test';
import { colors } from '../../src/styles/colors.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { expectAwake } from '../support/islands.ts';
import { holdScripts } from '../support/network.ts';
import { desk, phone } from '../support/screens.ts';
import { cards } from '../support/site.ts';
import { expect, test, withoutScript } from '../support/test.ts';
import { centreOf, slowMotion } from '../support/transition.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Settings' });
const popup = (page: Page) => page.getByRole('group', { name: 'Settings' });
const theme = (page: Page) => page.getByRole('switch', { name: 'Theme' });
const motion = (page: Page) => page.getByRole('switch', { name: 'Motion' });
const switches = (page: Page) => page.getByRole('switch').all();
const root = (page: Page) => page.locator('html');

async function open(page: Page, path = '/') {
  await page.goto(path);
  await button(page).click();
  await expect(popup(page)).toBeVisible();
}

/** The current icon, and the colour of the browser's own bars. */
const listInForce = (page: Page) =>
  page
    .locator('head [data-theme]')
    .evaluateAll((links) =>
      links
        .filter((link) => matchMedia(link.getAttribute('media') ?? '').matches)
        .map((link) => link.getAttribute('href') ?? link.getAttribute('content')),
    );
const dawn = ['/favicon-dawn.svg', colors.skyTop.dawn];
const dusk = ['/favicon-dusk.svg', colors.skyTop.dusk];

test.use({ colorScheme: 'light' });

test.describe('the popup', { tag: '@small' }, () => {
  test.beforeEach(({ page }) => chooseMotion(page, motions[1]));

  test('closes by its button, Escape and a press elsewhere', async ({ page }) => {
    await open(page);
    await expectAwake(popup(page));
    await button(page).click();
    await expect(popup(page)).toBeHidden();
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(10, 300)]) {
      await button(page).click();
      await theme(page).focus();
      await close();
      await expect(popup(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
    // A control outside that the visitor presses keeps the focus.
    await button(page).click();
    const link = page.getByRole('banner').getByRole('link').first();
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => event.preventDefault()),
    );
    await link.click();
    await expect(popup(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('can be used by the keyboard', async ({ page }) => {
    await page.goto('/');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeVisible();
    for (const control of await switches(page)) {
      const isOn = await control.isChecked();
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await page.keyboard.press('Space');
      await expect(control).toBeChecked({ checked: !isOn });
    }
    // An open panel would cover the focus.
    await page.keyboard.press('Tab');
    await expect(popup(page)).toBeHidden();
    await expect(page.locator(':focus')).not.toHaveCount(0);
    await expect(button(page)).not.toBeFocused();
  });

  test('has one button, in the tab bar or the header', async ({ page, viewport }) => {
    await page.goto('/');
    const { x, y } = await centreOf(button(page));
    const { width, height } = viewport ?? desk;
    if (width < 768) return expect(y).toBeGreaterThan(height - 64);
    expect(y).toBeLessThan(64);
    expect(x).toBeGreaterThan(width / 2);
  });
});

test('on a phone each switch has its track beside its words, on and off', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  for (const control of await switches(page)) {
    const isOn = await control.isChecked();
    for (const checked of [isOn, !isOn]) {
      await expect(control).toBeChecked({ checked });
      const words = await centreOf(control.locator('> strong'));
      // The words have ids.
      const track = await centreOf(control.locator('> span:not([id])'));
      const advice = 'Shorten its words in content/site.yaml: the track is below them';
      expect(track.y, advice).toBeCloseTo(words.y, 0);
      await control.click();
    }
  }
});

test('the theme switch changes page, icon and bars, and is remembered', async ({ page }) => {
  await open(page);
  await expect(theme(page)).not.toBeChecked();
  await expect(theme(page)).toHaveAccessibleDescription('Light');

  await theme(page).click();
  await expect(theme(page)).toBeChecked();
  await expect(theme(page)).toHaveAccessibleDescription('Dark');
  await expect(root(page)).toHaveClass(/\bdark\b/);
  expect(await listInForce(page)).toEqual(dusk);

  await page.reload();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  expect(await listInForce(page)).toEqual(dusk);
  await button(page).click();
  await expect(theme(page)).toBeChecked();
});

for (const choice of motions) {
  test(`the sun crosses the sky if it may, and quick presses all count, ${choice.name}`, async ({
    page,
  }) => {
    await chooseMotion(page, choice);
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['transitions'] = 'one';
        return start(update);
      };
    });
    await open(page);
    await expect(theme(page)).not.toBeChecked();
    const told = await theme(page).evaluateHandle((element) => {
      const states = [element.getAttribute('aria-checked')];
      new MutationObserver(() => {
        const state = element.getAttribute('aria-checked');
        if (state !== states.at(-1)) states.push(state);
      }).observe(element, { attributeFilter: ['aria-checked'] });
      return states;
    });
    const { x, y } = await centreOf(theme(page));
    await page.mouse.click(x, y);
    await expect(root(page)).toHaveClass(/\bdark\b/);
    expect(await told.jsonValue()).toEqual(['false', 'true']);
    expect(await root(page).getAttribute('data-transitions')).toBe(choice.moves ? 'one' : null);

    for (const delay of [40, 0, 40]) await page.mouse.click(x, y, { delay });
    await expect(root(page)).not.toHaveClass(/\bdark\b/);
    await expect(theme(page)).not.toBeChecked();
    expect(await told.jsonValue()).toEqual(['false', 'true', 'false', 'true', 'false']);
  });
}

test('the other time of day spreads from the sun for 900 ms, and turns back at a key', async ({
  page,
}) => {
  await chooseMotion(page, motions[1]);
  await slowMotion(page);
  await open(page);
  await theme(page).press('Space');
  await expect(root(page)).toHaveClass(/\bdark\b/);
  const animated = await page.evaluate(async () => {
    await document.activeViewTransition?.ready;
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      // The other time of day spreads from the sun, which moves to its new position.
      const isSun = effect.target?.matches('[data-sun]');
      if (!isSun && !/-new/.test(effect.pseudoElement ?? '')) return [];
      const [first, ...others] = effect.getKeyframes();
      const changing = Object.keys(first ?? {}).filter((property) =>
        others.some((frame) => frame[property] !== first?.[property]),
      );
      return [`${effect.getTiming().duration} ms`, ...changing];
    });
  });
  const about = ['offset', 'computedOffset', 'easing', 'composite'];
  const properties = new Set(animated.filter((name) => !about.includes(name)));
  expect([...properties].toSorted()).toEqual([
    '--within',
    '900 ms',
    'maskPosition',
    'maskSize',
    'translate',
  ]);
  // The knob has arrived. In the picture of the old page it would stop on its way.
  const knob = await theme(page).evaluate((element) => {
    const track = element.querySelector(':scope > span:not([id])');
    return track?.getAnimations({ subtree: true });
  });
  expect(knob).toEqual([]);

  await theme(page).press('Space');
  await expect(root(page)).toHaveClass(/\blight\b/);
});

test('the motion switch works at once, or says why it does not, and is remembered', async ({
  page,
}) => {
  await open(page);
  await expect(motion(page)).not.toBeChecked();
  await motion(page).click();
  await expect(motion(page)).toBeChecked();
  await page.reload();
  await expect(root(page)).toHaveClass(/\bmotion\b/);
  await button(page).click();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(motion(page)).toBeChecked();
  await expect(motion(page)).toHaveAccessibleDescription(/Your device asks for reduced motion/);
  await expect(root(page)).not.toHaveClass(/\bmotion\b/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(root(page)).toHaveClass(/\bmotion\b/);
  await expect(popup(page).getByText(/reduced motion/)).toBeHidden();

  await motion(page).click();
  await expect(root(page)).not.toHaveClass(/\bmotion\b/);
});

test('the system is followed live only while nothing is stored', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await expect(theme(page)).toBeChecked();
  expect(await listInForce(page)).toEqual(dusk);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

  await theme(page).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).not.toHaveClass(/\bdark\b/);
  expect(await listInForce(page)).toEqual(dawn);
});

test('other tabs follow, and a page from the browser’s memory', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/team');
  await open(page);
  await theme(page).click();
  await motion(page).click();
  await expect(root(other)).toHaveClass(/\bdark\b/);
  await expect(root(other)).toHaveClass(/\bmotion\b/);
  await expect(theme(other)).toBeChecked();
  await expect(motion(other)).toBeChecked();

  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(theme(page)).not.toBeChecked();
});

test('the popup works while its code is on the way, and loses neither press', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  const release = await holdScripts(page);
  await button(page).click();
  await expect(theme(page)).toBeChecked();
  const before = await motion(page).boundingBox();
  await theme(page).click();
  await motion(page).click();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  release();
  await expect(root(page)).not.toHaveClass(/\bdark\b/);
  await expect(theme(page)).not.toBeChecked();
  await expect(motion(page)).toBeChecked();
  await expect(popup(page)).toContainText('Your device asks for reduced motion');
  expect(await motion(page).boundingBox()).toEqual(before);
});

test('no press is lost on a card either, even one that is only a click, as by voice', async ({
  page,
}) => {
  await page.goto(cards[0] ?? '');
  const release = await holdScripts(page);
  await button(page).dispatchEvent('click');
  await theme(page).dispatchEvent('click');
  release();
  await expect(root(page)).toHaveClass(/\bdark\b/);
});

for (const [what, spoil] of Object.entries({
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  },
})) {
  test(`where storage is ${what} a choice holds for the page`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    await expect(theme(page)).toBeChecked();
    await theme(page).click();
    await expect(root(page)).not.toHaveClass(/\bdark\b/);
    await theme(page).click();
    await expect(root(page)).toHaveClass(/\bdark\b/);
    await motion(page).click();
    await expect(root(page)).toHaveClass(/\bmotion\b/);
  });
}

withoutScript('without JavaScript the popup says that the switches need it', async ({ page }) => {
  await open(page);
  // Playwright's text assertions ignore <noscript>.
  expect(await popup(page).innerText()).toContain('These switches need JavaScript.');
  await expect(page.getByRole('switch')).toHaveCount(0);
});
