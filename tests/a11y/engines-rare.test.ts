import { loseScripts } from '../support/network.ts';
import { expect, test, withoutScript } from '../support/test.ts';
import { appearances } from './support/appearances.ts';
import { card } from './support/states.ts';
import { visitStates } from './support/visit.ts';

test.describe.configure({ timeout: 180_000 });

for (const [path, press] of [
  ['/', 'Settings'],
  ['/get-started', 'Send'],
] as const) {
  test(`what ${path} says without its code satisfies both`, async ({ page, complaints }) => {
    complaints.expect(/_astro|ERR_FAILED|could not wake/);
    await page.goto(path);
    await loseScripts(page);
    await page.getByRole('button', { name: press, exact: true }).click({ force: true });
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    await visitStates(page, [{ name: `${path}: code is missing`, scope: '[role=alert]' }]);
  });
}

test('the note that motion has no effect satisfies both engines', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Motion' }).click();
  await expect(page.locator('#settings')).toContainText('reduced motion');
  const moving = appearances.filter(({ motion }) => motion === 'enabled');
  await visitStates(page, [{ name: 'motion without effect', scope: '#settings' }], moving);
});

const inApp = test.extend({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Instagram' });

inApp('the way out of the browser of an app satisfies both engines', async ({ page }) => {
  await page.goto(card);
  const link = page.getByRole('link', { name: 'Open in your browser' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', new RegExp(`^intent://.+${card}#`));
  await visitStates(page, [{ name: 'the hint in an app', scope: 'in-app-hint' }]);
});

test('a card that is not stored satisfies both engines without a network', async ({
  page,
  signal,
  complaints,
}) => {
  // Requests that are under way when the network goes fail in several ways.
  complaints.expect(/net::ERR_|503/);
  await page.goto(signal.url + card);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await signal.cut();
  await page.goto(`${signal.url}${card.slice(0, -1)}_`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card not stored');
  await visitStates(page, [{ name: 'a card that is not stored' }]);
});

// Nothing moves without JavaScript.
const motionless = appearances.filter(({ motion }) => motion === 'disabled');

for (const path of ['/', '/team', '/work', '/joinus', '/get-started', card]) {
  withoutScript(`${path} satisfies both engines without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await visitStates(page, [{ name: `${path} without JavaScript` }], motionless);
  });
}
