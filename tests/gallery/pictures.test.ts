import { existsSync, readdirSync } from 'node:fs';
import { type State, stateNames } from '../../src/gallery/states.ts';
import { desk, phone } from '../support/screens.ts';
import { type Folder, listNames, setTextSize } from './support/examples.ts';
import { takePicture } from './support/take-picture.ts';
import { expect, test } from './support/test.ts';

/** The states that are pictured. Sections are made of what is in src/ui, whose pictures show what a text does to it. */
const pictured: Record<Folder, readonly State[]> = {
  ui: stateNames,
  features: ['usual', 'empty'],
  chrome: ['usual', 'empty', 'large'],
};
const folders: Folder[] = ['ui', 'features', 'chrome'];

/** How a state is pictured: on a phone at dawn. The usual one also at dusk, and on a desk, which change all states alike. */
const looksOf = (state: State) =>
  state === 'usual' ? (['usual', 'dusk', 'desk'] as const) : ([state] as const);

const nameFile = (name: string, look: string) => `${name}-${look}.png`;

/** Room for another version of the browser, which may draw the edge of a letter differently. */
const tolerance = { threshold: 0.05, maxDiffPixels: 20 };

const pictures = 'tests/gallery/pictures';

const whatToDo = (name: string, state: State, file: string) =>
  existsSync(`${pictures}/${file}`)
    ? `${name} does not look as in ${pictures}/${file}. If it is right, run "npm run pictures" and commit the new picture.`
    : `${name} has no picture ${file} yet. Look at /gallery/${name}/${state}, run "npm run pictures" and commit it.`;

/** The only example that is pictured, if its name is given: EXAMPLE=ServiceRows-lone npm run pictures. */
const only = process.env['EXAMPLE'];

// The results of a failed run on GitHub have the new pictures too.
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
        for (const look of looksOf(state)) {
          await page.emulateMedia({ colorScheme: look === 'dusk' ? 'dark' : 'light' });
          await page.setViewportSize(look === 'desk' ? desk : phone);
          const file = nameFile(name, look);
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
        files.push(...looksOf(state).map((look) => nameFile(name, look)));
  const left = readdirSync(pictures).filter((file) => !files.includes(file));
  expect(left, 'Delete these. Their examples are gone.').toEqual([]);
});
