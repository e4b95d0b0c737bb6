import { globalStyle } from '@vanilla-extract/css';
import { logo } from '#ui/logo/Logo.css.ts';
import { font } from '#styles/tokens.css.ts';
import { name as nameOnBack } from './CardBack.css.ts';
import { front } from './CardFront.css.ts';

// A card arrives whole in the first round trip, so its text is written in what the phone has. The doubled selector wins
// over the one that declares the web fonts, which are then not fetched.
globalStyle(':root:root', { vars: { '--font-display': font.system, '--font-text': font.system } });

// The page contains only the letters of the name, the title and the firm in this face.
globalStyle(`${logo}, ${front}, ${nameOnBack}`, {
  vars: { '--font-display': `Card, "Display before", ${font.system}` },
});
