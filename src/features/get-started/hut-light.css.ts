import { globalStyle } from '@vanilla-extract/css';
import { color, duration } from '#styles/tokens.css.ts';
import { panel } from '#ui/form/outcome.css.ts';
import { landscape } from '#ui/ridges/Landscape.css.ts';

// Nobody is at home in the hut until a visitor has given a first answer. Once the form was sent, its light falls outside.
// landmarks/hut.svg reads the two variables: `--window` is the fill of its window, `--lamp` that of the light around it.
const hut = `${landscape} svg`;
const answered = ':has(input:checked, :is(input:not([type=checkbox]), textarea):user-valid)';
const sent = `:has(${panel})`;

globalStyle(`main:has(form):not(${answered}, ${sent}) ${hut}`, {
  vars: { '--window': `color-mix(in oklab, ${color.nearTop}, ${color.midTop} 45%)` },
});
globalStyle(`main:not(${sent}) ${hut}`, { vars: { '--lamp': 'none' } });
globalStyle(`${hut} > [fill*=window]`, { transition: `fill ${duration.change}` });
