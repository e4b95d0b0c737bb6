import { globalStyle } from '@vanilla-extract/css';
import { setThemes, type Values } from './set-themes.ts';
import { color } from './tokens.css.ts';

type Theme = Values<typeof color>;

export const dawn: Theme = {
  ink: 'oklch(0.24 0.05 292)',
  quiet: 'oklch(0.36 0.045 300)',
  accent: 'oklch(0.43 0.135 38)',
  ember: 'oklch(0.575 0.2 38)',
  action: 'oklch(0.24 0.05 292)',
  onAction: 'oklch(0.985 0.012 80)',
  paper: 'oklch(0.972 0.014 72)',
  apricot: 'oklch(0.94 0.042 66)',
  rose: 'oklch(0.925 0.036 22)',
  raised: 'oklch(0.992 0.006 80)',
  line: 'oklch(0.86 0.03 45)',
  border: 'oklch(0.55 0.04 320)',
  error: 'oklch(0.42 0.16 25)',

  sky: {
    top: 'oklch(0.855 0.06 236)',
    high: 'oklch(0.9 0.04 268)',
    middle: 'oklch(0.905 0.052 335)',
    low: 'oklch(0.9 0.066 52)',
    foot: 'oklch(0.945 0.04 78)',
  },
  sun: 'oklch(0.88 0.13 86)',
  glow: 'oklch(0.92 0.09 84 / 0.75)',
  haze: 'oklch(0.92 0.06 70 / 0.5)',
  crest: 'oklch(0.97 0.06 88)',
  star: 'transparent',
  far: { top: 'oklch(0.79 0.062 28)', foot: 'oklch(0.87 0.062 62)' },
  mid: { top: 'oklch(0.57 0.1 345)', foot: 'oklch(0.77 0.095 25)' },

  ground: 'oklch(0.29 0.075 302)',
  groundFoot: 'oklch(0.36 0.1 345)',
  onGround: 'oklch(0.965 0.016 80)',
  onGroundQuiet: 'oklch(0.87 0.025 330)',
  onGroundAccent: 'oklch(0.83 0.12 75)',
  groundLine: 'oklch(0.46 0.06 310)',
};

export const dusk: Theme = {
  ink: 'oklch(0.96 0.016 82)',
  quiet: 'oklch(0.86 0.025 320)',
  accent: 'oklch(0.8 0.135 62)',
  ember: 'oklch(0.8 0.155 62)',
  action: 'oklch(0.8 0.145 62)',
  onAction: 'oklch(0.18 0.04 295)',
  paper: 'oklch(0.2 0.055 292)',
  apricot: 'oklch(0.225 0.085 312)',
  rose: 'oklch(0.25 0.1 350)',
  raised: 'oklch(0.235 0.06 295)',
  line: 'oklch(0.36 0.07 305)',
  border: 'oklch(0.63 0.06 310)',
  error: 'oklch(0.81 0.11 28)',

  sky: {
    top: 'oklch(0.155 0.05 281)',
    high: 'oklch(0.19 0.07 286)',
    middle: 'oklch(0.24 0.09 298)',
    low: 'oklch(0.31 0.115 330)',
    foot: 'oklch(0.34 0.12 12)',
  },
  sun: 'oklch(0.79 0.165 60)',
  glow: 'oklch(0.58 0.19 40 / 0.95)',
  haze: 'oklch(0.37 0.155 12 / 0.7)',
  crest: 'oklch(0.8 0.14 66)',
  star: 'oklch(0.97 0.02 90)',
  far: { top: 'oklch(0.34 0.125 335)', foot: 'oklch(0.38 0.125 14)' },
  mid: { top: 'oklch(0.25 0.09 306)', foot: 'oklch(0.31 0.11 335)' },

  ground: 'oklch(0.13 0.035 285)',
  groundFoot: 'oklch(0.24 0.1 345)',
  onGround: 'oklch(0.96 0.016 82)',
  onGroundQuiet: 'oklch(0.83 0.03 315)',
  onGroundAccent: 'oklch(0.8 0.135 62)',
  groundLine: 'oklch(0.38 0.06 300)',
};

setThemes(color, dawn, dusk);
// Without a script the system's setting decides. The class that the preferences script sets overrules it.
globalStyle(':root', { colorScheme: 'light dark' });
globalStyle(':root.light', { colorScheme: 'light' });
globalStyle(':root.dark', { colorScheme: 'dark' });
