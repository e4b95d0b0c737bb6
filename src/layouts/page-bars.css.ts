import { globalStyle } from '@vanilla-extract/css';
import { header } from '#chrome/header/Header.css.ts';
import { timeOfDay } from '#styles/time-of-day.ts';
import { tab } from '#ui/tab/tab.css.ts';

// What only pages need, because a card has no bytes for it.

// While a dark section is under the header, both bars have the colours of dusk.
globalStyle(`:root.on-ground :is(${header}, ${tab})`, { '@media': { screen: timeOfDay('dusk') } });
