import { globalStyle } from '@vanilla-extract/css';
import { logo } from '#ui/logo/Logo.css.ts';
import { font } from '#styles/tokens.css.ts';
import { name as nameOnBack } from './CardBack.css.ts';
import { front } from './CardFront.css.ts';

// A card arrives whole in the first round trip, so its text uses the phone's own fonts. The doubled selector overrides
// the one that declares the web fonts, so they are not fetched.
globalStyle(':root:root', { vars: { '--font-display': font.system, '--font-text': font.system } });

// The page contains only the letters of the name, the title and the firm in this face.
globalStyle(`${logo}, ${front}, ${nameOnBack}`, {
  vars: { '--font-display': `Card, "Display before", ${font.system}` },
});
