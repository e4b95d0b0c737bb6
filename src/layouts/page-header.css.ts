import { globalStyle } from '@vanilla-extract/css';
import { bar } from '#chrome/tab-bar/TabBar.css.ts';
import { media } from '#styles/layout.ts';
import { timeOfDay } from '#styles/time-of-day.ts';
import { color } from '#styles/tokens.css.ts';
import { header } from '#chrome/header/Header.css.ts';

// What only pages need, because a card has no bytes for it.

// Over a dark section the header has the colours of dusk, and so has the button of the Settings where it is in the header's
// row.
globalStyle(`:root.on-ground ${header}`, { '@media': { screen: timeOfDay('dusk') } });
globalStyle(`:root.on-ground ${bar}`, {
  '@media': { [media.noTabBar]: { color: color.onGround } },
});
