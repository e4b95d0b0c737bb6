import { globalStyle } from '@vanilla-extract/css';
import { nightWithoutScript, timeOfDay } from './time-of-day.ts';

globalStyle(':root', {
  ...timeOfDay('dawn'),
  '@media': { [nightWithoutScript]: timeOfDay('dusk') },
});
// Paper is white.
globalStyle(':root.dark', { '@media': { screen: timeOfDay('dusk') } });
