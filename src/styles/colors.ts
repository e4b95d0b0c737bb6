/** Colours by role, each at dawn (the light theme) and at dusk (the dark theme). */
export const colors = {
  /** Words, and the links among them: a link has the colour of its words (global.css.ts). */
  ink: { dawn: 'oklch(0.24 0.05 292)', dusk: 'oklch(0.96 0.016 82)' },
  /** Small print and hints. */
  quiet: { dawn: 'oklch(0.36 0.045 300)', dusk: 'oklch(0.86 0.025 320)' },
  /** Words that stand out: prices, figures, the current tab. */
  accent: { dawn: 'oklch(0.43 0.135 38)', dusk: 'oklch(0.8 0.135 62)' },
  /** The accent of shapes and very large text: icons, the sun of the logo, underlines. */
  ember: { dawn: 'oklch(0.575 0.2 38)', dusk: 'oklch(0.8 0.155 62)' },
  /** The fill of the main button. Its words are in `paper`. */
  action: { dawn: 'oklch(0.24 0.05 292)', dusk: 'oklch(0.8 0.145 62)' },
  paper: { dawn: 'oklch(0.972 0.014 72)', dusk: 'oklch(0.212 0.074 277)' },
  /** The backgrounds that follow `paper` down the page. */
  apricot: { dawn: 'oklch(0.94 0.042 66)', dusk: 'oklch(0.245 0.094 300)' },
  rose: { dawn: 'oklch(0.925 0.036 22)', dusk: 'oklch(0.27 0.1 314)' },
  /** The sky at the foot of `paper`, and of the other two, in front of which the next one begins. */
  paperFoot: { dawn: 'oklch(0.87 0.066 22)', dusk: 'oklch(0.31 0.12 300)' },
  roseFoot: { dawn: 'oklch(0.855 0.066 350)', dusk: 'oklch(0.345 0.13 326)' },
  /** What lies above the page: the header, a panel, a field. */
  raised: { dawn: 'oklch(0.992 0.006 80)', dusk: 'oklch(0.29 0.088 302)' },
  /** Between two parts. Nothing depends on seeing it. */
  line: { dawn: 'oklch(0.86 0.03 45)', dusk: 'oklch(0.36 0.07 305)' },
  /** Around what can be used, such as a field. */
  border: { dawn: 'oklch(0.55 0.04 320)', dusk: 'oklch(0.63 0.06 310)' },
  error: { dawn: 'oklch(0.42 0.16 25)', dusk: 'oklch(0.81 0.11 28)' },

  /** The sky, from the top of the page down to the horizon. */
  skyTop: { dawn: 'oklch(0.855 0.06 236)', dusk: 'oklch(0.155 0.05 279)' },
  skyHigh: { dawn: 'oklch(0.9 0.04 268)', dusk: 'oklch(0.185 0.066 283)' },
  skyMiddle: { dawn: 'oklch(0.905 0.052 335)', dusk: 'oklch(0.232 0.092 293)' },
  skyLow: { dawn: 'oklch(0.905 0.062 42)', dusk: 'oklch(0.285 0.12 308)' },
  skyFoot: { dawn: 'oklch(0.945 0.04 78)', dusk: 'oklch(0.315 0.13 326)' },
  sun: { dawn: 'oklch(0.88 0.13 86)', dusk: 'oklch(0.79 0.165 60)' },
  glow: { dawn: 'oklch(0.925 0.085 80 / 0.8)', dusk: 'oklch(0.6 0.19 42 / 0.95)' },
  /** Where the glow fades into the sky. */
  haze: { dawn: 'oklch(0.905 0.07 28 / 0.5)', dusk: 'oklch(0.35 0.15 335 / 0.42)' },
  crest: { dawn: 'oklch(0.87 0.15 84)', dusk: 'oklch(0.8 0.14 66)' },
  /** The veil over the land before first light, and the last light at dusk. */
  unlit: { dawn: 'oklch(0.45 0.16 318 / 0.42)', dusk: 'oklch(0.6 0.2 8 / 0.24)' },
  star: { dawn: 'transparent', dusk: 'oklch(0.97 0.02 90)' },
  /** The ridges, each from its crest down. */
  farTop: { dawn: 'oklch(0.79 0.062 28)', dusk: 'oklch(0.335 0.12 326)' },
  farFoot: { dawn: 'oklch(0.87 0.062 62)', dusk: 'oklch(0.385 0.13 352)' },
  midTop: { dawn: 'oklch(0.57 0.1 345)', dusk: 'oklch(0.25 0.09 302)' },
  midFoot: { dawn: 'oklch(0.77 0.095 25)', dusk: 'oklch(0.3 0.115 322)' },

  nearTop: { dawn: 'oklch(0.335 0.088 312)', dusk: 'oklch(0.16 0.05 290)' },

  /** The near ridge: dark in both themes, so its text has colours of its own. */
  ground: { dawn: 'oklch(0.29 0.075 302)', dusk: 'oklch(0.13 0.035 285)' },
  /** The same further down the slope. */
  groundFoot: { dawn: 'oklch(0.325 0.09 320)', dusk: 'oklch(0.195 0.07 296)' },
  onGround: { dawn: 'oklch(0.965 0.016 80)', dusk: 'oklch(0.96 0.016 82)' },
  onGroundQuiet: { dawn: 'oklch(0.87 0.025 330)', dusk: 'oklch(0.83 0.03 315)' },
  onGroundAccent: { dawn: 'oklch(0.83 0.12 75)', dusk: 'oklch(0.8 0.135 62)' },
  groundLine: { dawn: 'oklch(0.46 0.06 310)', dusk: 'oklch(0.38 0.06 300)' },
};

/** Colours that are the same at dawn and at dusk. */
export const constantColors = {
  /** Behind a code that another phone reads: as white as the screen can be. */
  codeGround: 'white',
  /** Below a card that stands in front of the page. */
  shadow: 'oklch(0.2 0.06 295 / 0.55)',
  /** Over the page behind an open drawer. */
  dimmed: 'oklch(0.13 0.035 285 / 0.6)',
  /** Passes over a card while it sways. */
  gleam: 'oklch(1 0 0 / 0.14)',
  /** The toposcope: its bronze, where that catches the light, and what is engraved. */
  bronze: 'oklch(0.745 0.083 74)',
  bronzeLight: 'oklch(0.86 0.075 82)',
  engraved: 'oklch(0.22 0.045 40)',
  /** A star in the light of the lantern. */
  litStar: 'oklch(0.99 0.03 90)',
};
