import type { Page } from '@playwright/test';
import type { State } from '../../../src/gallery/states.ts';

export type Folder = 'ui' | 'features' | 'chrome';

/** The components of a folder of src that the open contents of the gallery list in a state. */
export async function listNames(page: Page, folder: Folder, state: State): Promise<string[]> {
  const within = page.getByRole('region', { name: `${folder}/` });
  const links = within.getByRole('link', { name: `: ${state}` });
  const labels = await links.evaluateAll((all) => all.map((link) => link.ariaLabel ?? ''));
  return labels.map((label) => label.replace(`: ${state}`, ''));
}

/** Sets the text of the browser to 200% in the state "large", because media queries answer to nothing else. */
export async function setTextSize(page: Page, state: State) {
  const client = await page.context().newCDPSession(page);
  const standard = state === 'large' ? 32 : 16;
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
}
