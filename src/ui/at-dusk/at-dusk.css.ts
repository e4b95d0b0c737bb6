import { style } from '@vanilla-extract/css';
import { nightWithoutScript } from '#styles/time-of-day.ts';

const inColour = 'and (forced-colors: none)';
const dimmer = { filter: 'brightness(0.84) saturate(1.2)' } as const;

/** Paper that is as bright as the day, on a page at dusk: the light on it goes, and its words go with it. */
export const atDusk = style({
  '@media': { [`${nightWithoutScript} ${inColour}`]: dimmer },
  selectors: { ':root.dark &': { '@media': { [`screen ${inColour}`]: dimmer } } },
});
