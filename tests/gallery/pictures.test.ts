import { existsSync, readdirSync } from 'node:fs';
import { type State, stateNames } from '../../src/gallery/states.ts';
import { desk, phone } from '../support/screens.ts';
import { type Folder, listNames, setTextSize } from './support/examples.ts';
import { takePicture } from './support/take-picture.ts';
import { expect, test } from './support/test.ts';

/** The states that are pictured. Only src/ui has all. The others use its components, so they need no pictures of long texts. */
const pictured: Record<Folder, readonly State[]> = {
  ui: stateNames,
  features: ['usual', 'empty'],
  chrome: ['usual', 'empty', 'large'],
};
const folders: Folder[] = ['ui', 'features', 'chrome'];

/**
 * The pictures of a state. Each is taken on a phone at dawn. The usual state has two more, one at dusk and one on a desk. Dusk
 * and a desk change all states alike, so the other states need only one.
 */
const variantsOf = (state: State) =>
  state === 'usual' ? (['usual', 'dusk', 'desk'] as const) : ([state] as const);

const nameFile = (name: string, variant: string) => `${name}-${variant}.png`;

/** Room for another version of the browser, which may draw the edge of a letter differently. */
const tolerance = { threshold: 0.05, maxDiffPixels: 20 };

const pictures = 'tests/gallery/pictures';

const whatToDo = (name: string, state: State, file: string) =>
  existsSync(`${pictures}/${file}`)
    ? `${name} does not look as in ${pictures}/${file}. If it is right, run "npm run pictures" and commit the new picture.`
    : `${name} has no picture ${file} yet. Look at /gallery/${name}/${state}, run "npm run pictures" and commit it.`;

/** The only example that is pictured, if its name is given: EXAMPLE=ServiceRows-lone npm run pictures. */
const only = process.env['EXAMPLE'];

// On another system, take the new pictures from the results of the failed run on GitHub.
test.skip(process.platform !== 'linux', 'Other systems draw letters differently.');

for (const folder of folders)
  for (const state of pictured[folder])
    test(`the components of ${folder} look as in their pictures in the state "${state}"`, async ({
      page,
    }) => {
      await page.goto('/gallery');
      const names = await listNames(page, folder, state);
      const chosen = only ? names.filter((name) => name === only) : names;
      await setTextSize(page, state);
      for (const name of chosen) {
        await page.goto(`/gallery/${name}/${state}`);
        for (const variant of variantsOf(state)) {
          await page.emulateMedia({ colorScheme: variant === 'dusk' ? 'dark' : 'light' });
          await page.setViewportSize(variant === 'desk' ? desk : phone);
          const file = nameFile(name, variant);
          const picture = await takePicture(page, name);
          expect.soft(picture, whatToDo(name, state, file)).toMatchSnapshot(file, tolerance);
        }
      }
    });

if (only)
  test(`${only} is the name of an example`, async ({ page }) => {
    await page.goto('/gallery');
    const link = page.getByRole('link', { name: `${only}: usual`, exact: true });
    await expect(link).toBeVisible();
  });

test('every picture is of an example', async ({ page }) => {
  await page.goto('/gallery');
  const files: string[] = [];
  for (const folder of folders)
    for (const state of pictured[folder])
      for (const name of await listNames(page, folder, state))
        files.push(...variantsOf(state).map((variant) => nameFile(name, variant)));
  const left = readdirSync(pictures).filter((file) => !files.includes(file));
  expect(left, 'Delete these. Their examples are gone.').toEqual([]);
});
