import { globalStyle } from '@vanilla-extract/css';
import { font } from '#styles/tokens.css.ts';
import { display } from '#styles/typefaces.ts';
import { logo } from '#ui/logo/Logo.css.ts';
import { keptClass } from './kept-cards.ts';
import { dialog } from './CardCode.css.ts';
import { back } from './CardBack.css.ts';
import { scene } from './CardStage.css.ts';

/** The face with the letters of the logo, the card and its buttons, which come inside the page (card-letters.ts). */
export const cardFamily = 'Card';

// All other text needs many more letters. Until the contact was kept (keep-card.ts) it is in a face that every phone has and that
// is as wide, so that nothing moves then. The doubled selector overrides the one that declares the text face.
globalStyle(`:root:root:not(.${keptClass})`, { vars: { '--font-text': 'Arial, sans-serif' } });

const branded = `:root :is(${logo}, ${scene})`;
globalStyle(branded, { fontFamily: `${cardFamily}, "${display.fallbackName}", sans-serif` });
globalStyle(`${scene} *`, { fontFamily: 'inherit' });
// What is shown after a press has the other letters from the face of the site, which is fetched then at the latest.
globalStyle(`${branded} :is(${back}, ${dialog}, [aria-live])`, {
  fontFamily: `${cardFamily}, ${font.display}`,
});
