import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Hides the bars, which lie over the component, the one drawing of content/ that a section shows, and what is in a font
 * of the system: phonetic letters, and the numbers of clauses. Without the room for the bars, the browser scrolls to the whole component.
 */
const style = `
  html { scroll-padding: 0 !important }
  body > :not(page-content), img[src*='free-desk'] { visibility: hidden !important }
  dfn + span { display: none !important }
  nav li { list-style: none !important }
`;

/** Takes a picture of the component that a page of the gallery shows. */
export async function takePicture(page: Page, name: string): Promise<Buffer> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
  const picture = await page
    .getByRole('region', { name, exact: true })
    .screenshot({ style, animations: 'disabled', scale: 'css' });
  return coarsen(picture);
}

/** Leaves out the last three bits of each colour, which nobody sees and which take more than half of the bytes. */
async function coarsen(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(
    data.map((value) => value & 0b1111_1000),
    { raw: info },
  )
    .png({ compressionLevel: 9 })
    .toBuffer();
}
