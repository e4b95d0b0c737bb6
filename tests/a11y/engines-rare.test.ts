import { loseScripts } from '../support/network.ts';
import { expect, test, withoutScript } from '../support/test.ts';
import { looks } from './support/looks.ts';
import { person } from './support/states.ts';
import { visitStates } from './support/visit.ts';

test.describe.configure({ timeout: 180_000 });

for (const [path, press] of [
  ['/', 'Settings'],
  ['/get-started', 'Send'],
] as const) {
  test(`what ${path} says without its code satisfies both`, async ({ page, complaints }) => {
    complaints.expect(/_astro|ERR_FAILED|has not woken/);
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
  const moving = looks.filter(({ motion }) => motion === 'enabled');
  await visitStates(page, [{ name: 'motion without effect', scope: '#settings' }], moving);
});

const inApp = test.extend({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Instagram' });

inApp('the way out of the browser of an app satisfies both engines', async ({ page }) => {
  await page.goto(person);
  const link = page.getByRole('link', { name: 'Open in your browser' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', new RegExp(`^intent://.+${person}#`));
  await visitStates(page, [{ name: 'the hint in an app', scope: 'div:has(> #in-app)' }]);
});

test('a card that is not stored satisfies both engines without a network', async ({
  page,
  signal,
  complaints,
}) => {
  // Requests that were under way when the network went fail in several ways.
  complaints.expect(/net::ERR_|503/);
  await page.goto(signal.url + person);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await signal.cut();
  await page.goto(`${signal.url}${person.slice(0, -1)}_`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card not stored');
  await visitStates(page, [{ name: 'a card that is not stored' }]);
});

// Nothing moves then.
const still = looks.filter(({ motion }) => motion === 'disabled');

for (const path of ['/', '/team', '/work', '/joinus', '/get-started', person]) {
  withoutScript(`${path} satisfies both engines without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await visitStates(page, [{ name: `${path} without JavaScript` }], still);
  });
}
