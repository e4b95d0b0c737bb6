import { globalStyle } from '@vanilla-extract/css';
import { header } from '#chrome/header/Header.css.ts';
import { timeOfDay } from '#styles/time-of-day.ts';
import { tab } from '#ui/tab/tab.css.ts';

// What only pages need, because a card has no bytes for it.

// While a dark section is under the header, both bars have the colours of dusk. In the tab bar only its tabs have them, because
// the popup of the settings is in it too, and keeps the colours of the page.
globalStyle(`:root.on-ground :is(${header}, ${tab})`, { '@media': { screen: timeOfDay('dusk') } });
