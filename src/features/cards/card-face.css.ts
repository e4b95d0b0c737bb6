import { globalStyle } from '@vanilla-extract/css';
import { font } from '#styles/tokens.css.ts';
import { display } from '#styles/typefaces.ts';
import { dialog } from './CardCode.css.ts';
import { back } from './CardBack.css.ts';
import { scene } from './CardStage.css.ts';

/** The face with the letters of the first screen, which come inside the page (card-letters.ts). */
export const cardFamily = 'Card';

// Small print, which would need many more letters, is in the phone's own face. The doubled selector overrides the one that
// declares the web font.
globalStyle(':root:root', { vars: { '--font-text': font.system } });

const first = `:root :is(header, #tabs, ${scene})`;
globalStyle(first, { fontFamily: `${cardFamily}, "${display.fallbackName}", ${font.system}` });
globalStyle(`${first} *`, { fontFamily: 'inherit' });
// What is shown after a press has the other letters from the face of the site, which is fetched then at the latest.
globalStyle(`${first} :is(${back}, ${dialog}, [aria-live])`, {
  fontFamily: `${cardFamily}, ${font.display}`,
});
