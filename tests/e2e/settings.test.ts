import type { Page } from '@playwright/test';
import { chooseMotion, motions } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';
import { centreOf, pressDuringTransition, slowMotion } from '../support/transition.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Settings' });
const popup = (page: Page) => page.getByRole('group', { name: 'Settings' });
const theme = (page: Page) => page.getByRole('switch', { name: 'Theme' });
const motion = (page: Page) => page.getByRole('switch', { name: 'Motion' });
const root = (page: Page) => page.locator('html');

async function open(page: Page, path = '/') {
  await page.goto(path);
  await button(page).click();
  await expect(popup(page)).toBeVisible();
}

const read = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The files and colours of the browser's own bars that are in force. */
const listInForce = (page: Page) =>
  page
    .locator('head [data-theme]')
    .evaluateAll((links) =>
      links
        .filter((link) => matchMedia(link.getAttribute('media') ?? '').matches)
        .map((link) => link.getAttribute('href') ?? link.getAttribute('content')),
    );
const dawn = ['/favicon-dawn.svg', '#aad6f2'];
const dusk = ['/favicon-dusk.svg', '#090821'];

test.use({ colorScheme: 'light' });

for (const choice of motions) {
  test.describe(choice.name, () => {
    test.beforeEach(({ page }) => chooseMotion(page, choice));

    test('the popup opens and closes by its button', async ({ page }) => {
      await open(page);
      await button(page).click();
      await expect(popup(page)).toBeHidden();
    });

    test('the popup closes on Escape and gives the focus back', async ({ page }) => {
      await open(page);
      await theme(page).focus();
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('the popup closes on a press outside and gives the focus back', async ({ page }) => {
      await open(page);
      await page.mouse.click(10, 300);
      await expect(popup(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('a press outside on another control leaves the focus there', async ({ page }) => {
      await open(page);
      const link = page.getByRole('link', { name: 'Ridgelight, home' }).first();
      await link.evaluate((element) =>
        element.addEventListener('click', (event) => event.preventDefault()),
      );
      await link.click();
      await expect(popup(page)).toBeHidden();
      await expect(link).toBeFocused();
    });

    test('the keyboard reaches the switches from the button', async ({ page }) => {
      await page.goto('/');
      await button(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(theme(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(theme(page)).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(motion(page)).toBeFocused();
    });

    test('the theme switch changes the theme, the icon and the browser’s bars', async ({
      page,
    }) => {
      await open(page);
      expect(await listInForce(page)).toEqual(dawn);
      await expect(theme(page)).not.toBeChecked();
      await expect(theme(page)).toHaveAccessibleDescription('Light');

      await theme(page).click();
      await expect(theme(page)).toBeChecked();
      await expect(theme(page)).toHaveAccessibleDescription('Dark');
      await expect(root(page)).toHaveClass(/\bdark\b/);
      expect(await read(page, 'theme')).toBe('dark');
      expect(await listInForce(page)).toEqual(dusk);

      await page.reload();
      await expect(root(page)).toHaveClass(/\bdark\b/);
      expect(await listInForce(page)).toEqual(dusk);
      await button(page).click();
      await expect(theme(page)).toBeChecked();
      await theme(page).click();
      await expect(root(page)).not.toHaveClass(/\bdark\b/);
      expect(await read(page, 'theme')).toBe('light');
    });

    test('the sun takes its way across the sky only when things may move', async ({ page }) => {
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          document.documentElement.dataset['transitions'] = 'one';
          return start(update);
        };
      });
      await open(page);
      await theme(page).click();
      await expect(root(page)).toHaveClass(/\bdark\b/);
      expect(await root(page).getAttribute('data-transitions')).toBe(choice.moves ? 'one' : null);
      await expect(root(page)).not.toHaveClass(/turning/);
    });
  });
}

test('a press before React has looked at the preferences turns what the switch shows', async ({
  page,
}) => {
  await chooseMotion(page, motions[1]);
  await page.addInitScript(pressOnceAwake);
  await open(page);
  await expect(root(page)).not.toHaveClass(/\bmotion\b/);
  await expect(motion(page)).not.toBeChecked();
  expect(await read(page, 'motion')).toBe('disabled');
});

/**
 * Presses Motion when React has taken over the switches, and before it has run their effects: between the two lies a
 * message that React sends itself, once a clock that hurries tells it that its time for a piece of work is over.
 */
function pressOnceAwake() {
  const now = performance.now.bind(performance);
  let late = 0;
  performance.now = () => now() + (late += 10);

  type Root = { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } } };
  let isPressed = false;
  const pressOnce = () => {
    const island = document.querySelector('#settings astro-island');
    const [, container] =
      Object.entries(island ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    const { memoizedState } = (container as Root | undefined)?.stateNode.current ?? {};
    if (isPressed || memoizedState?.isDehydrated !== false) return;
    isPressed = true;
    document.querySelectorAll<HTMLElement>('#settings [role=switch]')[1]?.click();
  };

  const { prototype } = MessagePort;
  const original = Object.getOwnPropertyDescriptor(prototype, 'onmessage');
  Object.defineProperty(prototype, 'onmessage', {
    ...original,
    set(this: MessagePort, work: (event: MessageEvent) => void) {
      original?.set?.call(this, (event: MessageEvent) => {
        work(event);
        pressOnce();
      });
    },
  });
}

test('a press while the sun is on its way is not lost', async ({ page }) => {
  await chooseMotion(page, motions[1]);
  await slowMotion(page);
  await open(page);
  const place = await centreOf(motion(page));
  await theme(page).click();
  await expect(root(page)).toHaveClass(/turning/);

  await pressDuringTransition(page, place);
  await expect(root(page)).not.toHaveClass(/turning/);
  await expect(motion(page)).not.toBeChecked();
  await expect(motion(page)).toBeFocused();
  await expect(root(page)).not.toHaveClass(/\bmotion\b/);
  expect(await read(page, 'motion')).toBe('disabled');
});

test('the compositor plays the way of the sun without the page', async ({ page }) => {
  await chooseMotion(page, motions[1]);
  await slowMotion(page);
  await open(page);
  await theme(page).click();
  await expect(root(page)).toHaveClass(/turning/);
  expect(await page.evaluate(listAnimatedByTransition)).toEqual([
    'opacity of new',
    'transform of group(sun)',
    'translate of image-pair(sun)',
  ]);
});

async function listAnimatedByTransition() {
  await document.activeViewTransition?.ready;
  const about = ['offset', 'computedOffset', 'easing', 'composite'];
  const animated = document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) return [];
    const [, picture] = /^::view-transition-(new|.+)/.exec(effect.pseudoElement ?? '') ?? [];
    const properties = Object.keys(effect.getKeyframes()[0] ?? {});
    return properties
      .filter((property) => picture && !about.includes(property))
      .map((property) => `${property} of ${picture}`);
  });
  return [...new Set(animated)].toSorted();
}

test('a key that turns the sun back on its way is answered with a way as long', async ({
  page,
}) => {
  await chooseMotion(page, motions[1]);
  await slowMotion(page);
  await open(page);
  await theme(page).press('Space');
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await theme(page).press('Space');
  await expect(root(page)).toHaveClass(/\blight\b/);
  await expect(root(page)).toHaveClass(/turning/);

  await page.evaluate(() => document.activeViewTransition?.skipTransition());
  await expect(root(page)).not.toHaveClass(/turning/);
  await expect(page.locator('h1')).toHaveCSS('view-transition-name', 'none');
});

test('the motion switch turns motion on and off at once', async ({ page }) => {
  await open(page);
  await expect(motion(page)).not.toBeChecked();
  await motion(page).click();
  await expect(motion(page)).toBeChecked();
  await expect(motion(page)).toHaveAccessibleDescription('On');
  await expect(root(page)).toHaveClass(/\bmotion\b/);
  expect(await read(page, 'motion')).toBe('enabled');

  await motion(page).click();
  await expect(root(page)).not.toHaveClass(/\bmotion\b/);
  expect(await read(page, 'motion')).toBe('disabled');
});

test('the popup says why motion stays off on a device that asks for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await motion(page).click();
  await expect(motion(page)).toBeChecked();
  await expect(motion(page)).toHaveAccessibleDescription(/Your device asks for reduced motion/);
  await expect(root(page)).not.toHaveClass(/\bmotion\b/);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(root(page)).toHaveClass(/\bmotion\b/);
  await expect(popup(page)).not.toContainText('reduced motion');
});

test('the switches stay where they are when their code comes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { promise: seen, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/SettingsPopup*.js', (route) => seen.then(() => route.continue()));
  await open(page);
  const before = await motion(page).boundingBox();
  release();
  await expect(popup(page)).toContainText('Your device asks for reduced motion');
  expect(await motion(page).boundingBox()).toEqual(before);
});

test('the system is followed live only while nothing is stored', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await expect(theme(page)).toBeChecked();
  expect(await listInForce(page)).toEqual(dusk);
  expect(await read(page, 'theme')).toBeNull();

  await theme(page).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).not.toHaveClass(/\bdark\b/);
  expect(await listInForce(page)).toEqual(dawn);
});

test('other tabs follow', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/team');
  await open(other, '/team');
  await open(page);
  await theme(page).click();
  await motion(page).click();
  await expect(root(other)).toHaveClass(/\bdark\b/);
  await expect(root(other)).toHaveClass(/\bmotion\b/);
  await expect(theme(other)).toBeChecked();
  await expect(motion(other)).toBeChecked();
});

test('there is one button, in the tab bar of a phone and in the header’s row from there on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(button(page)).toHaveCount(1);
  const box = await button(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  if (width < 768) expect(box?.y).toBeGreaterThan(height - 64);
  else {
    expect(box?.y).toBeLessThan(16);
    expect(box?.x).toBeGreaterThan(width / 2);
  }
});

test('the popup opens while its code is still on the way, and no press is lost', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/SettingsPopup*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await expect(theme(page)).toBeChecked();
  await theme(page).click();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  resolve();
  await expect(root(page)).not.toHaveClass(/\bdark\b/);
  await expect(theme(page)).not.toBeChecked();
});

for (const choice of motions) {
  test(`each press on the theme is told once, and quick ones all count, ${choice.name}`, async ({
    page,
  }) => {
    await chooseMotion(page, choice);
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

    for (let press = 0; press < 3; press += 1) {
      await page.mouse.click(x, y);
      await page.waitForTimeout(40);
    }
    await expect(root(page)).not.toHaveClass(/\bdark\b/);
    await expect(theme(page)).not.toBeChecked();
    expect(await told.jsonValue()).toEqual(['false', 'true', 'false', 'true', 'false']);
  });
}

test('a choice holds for the page where storage is full', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let i = 0; i < 4; i += 1) localStorage.setItem(`${size} ${i}`, 'x'.repeat(size));
      } catch {
        // As large a piece has no room any more.
      }
    }
  });
  await theme(page).click();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await theme(page).click();
  await expect(root(page)).not.toHaveClass(/\bdark\b/);
});

test('code that cannot be fetched is told inside the popup', async ({ page, complaints }) => {
  complaints.expect(/_astro|ERR_FAILED|has not woken/);
  await page.route('**/_astro/SettingsPopup*.js*', (route) => route.abort());
  await open(page);
  await expect(popup(page).getByRole('alert')).toContainText('Unexpected Application Error!');
});

test('no framework is fetched before a visitor reaches for the button', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const island = page.locator('#settings astro-island');
  const code = [
    await island.getAttribute('component-url'),
    await island.getAttribute('renderer-url'),
  ];
  expect(scripts.filter((url) => code.includes(url))).toEqual([]);
  await button(page).focus();
  await expect.poll(() => scripts.filter((url) => code.includes(url)).length).toBe(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the popup says that the switches need it', async ({ page }) => {
    await open(page);
    // Playwright's own comparisons of text pass over <noscript>.
    expect(await popup(page).innerText()).toContain('These switches need JavaScript.');
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
});
