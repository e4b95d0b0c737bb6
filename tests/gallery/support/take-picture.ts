import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** What a picture leaves out. */
const style = `
  /* The bars lie over the component. The free desk is a drawing of content/. */
  body > :not(page-content), img[src*='free-desk'] { visibility: hidden !important }
  /* Nothing below the component shows through the last line of its pixels. */
  main > details { display: none !important }
  /* Without the room for the bars, the browser scrolls to the whole component. */
  html { scroll-padding: 0 !important }
  /* Phonetic letters and the numbers of clauses are in a font of the system. */
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
