import { globalStyle } from '@vanilla-extract/css';
import { font } from '#styles/tokens.css.ts';

// A card arrives whole in the first round trip, so its face is the one that the phone has. The doubled
// selector wins over the one that declares the web fonts, which are then not fetched.
globalStyle(':root:root', {
  vars: { '--font-display': font.system, '--font-text': font.system },
});
