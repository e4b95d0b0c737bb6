import type { Page } from '@playwright/test';
import type { State } from '../../../src/gallery/states.ts';

/** Sets the text of the browser to 200% in the state "large", because media queries answer to nothing else. */
export async function setTextSize(page: Page, state: State) {
  const client = await page.context().newCDPSession(page);
  const standard = state === 'large' ? 32 : 16;
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
}
