/** Colours by role, each at dawn (the light theme) and at dusk (the dark theme). */
export const colors = {
  /** Words, and the links among them: a link has the colour of its words (global.css.ts). */
  ink: { dawn: 'oklch(0.24 0.05 292)', dusk: 'oklch(0.96 0.02 82)' },
  /** Small print and hints. */
  quiet: { dawn: 'oklch(0.36 0.05 300)', dusk: 'oklch(0.86 0.03 320)' },
  /** Words that stand out: prices, figures, the current tab. */
  accent: { dawn: 'oklch(0.43 0.14 38)', dusk: 'oklch(0.8 0.14 62)' },
  /** The accent of shapes and very large text: icons, the sun of the logo, underlines. */
  ember: { dawn: 'oklch(0.58 0.2 38)', dusk: 'oklch(0.8 0.16 62)' },
  /** The fill of the main button. Its words are in `paper`. */
  action: { dawn: 'oklch(0.46 0.17 36)', dusk: 'oklch(0.8 0.15 62)' },
  paper: { dawn: 'oklch(0.97 0.01 72)', dusk: 'oklch(0.25 0.095 284)' },
  /** The backgrounds that follow `paper` down the page. */
  apricot: { dawn: 'oklch(0.94 0.04 66)', dusk: 'oklch(0.25 0.1 304)' },
  rose: { dawn: 'oklch(0.93 0.04 22)', dusk: 'oklch(0.29 0.1 328)' },
  /** The sky at the foot of `paper`, and of the other two, in front of which the next one begins. */
  paperFoot: { dawn: 'oklch(0.87 0.07 22)', dusk: 'oklch(0.3 0.12 294)' },
  roseFoot: { dawn: 'oklch(0.86 0.07 350)', dusk: 'oklch(0.35 0.13 345)' },
  /** The inside of a field. At dusk it takes the tint of the section below it. */
  field: { dawn: 'oklch(0.99 0.01 80)', dusk: 'oklch(0.98 0.03 300 / 0.08)' },
  /** What lies above the page: the header, a panel. */
  raised: { dawn: 'oklch(0.99 0.01 80)', dusk: 'oklch(0.29 0.09 302)' },
  /** Between two parts. Nothing depends on seeing it. */
  line: { dawn: 'oklch(0.86 0.03 45)', dusk: 'oklch(0.36 0.07 305)' },
  /** Around what can be used, such as a field. */
  border: { dawn: 'oklch(0.55 0.04 320)', dusk: 'oklch(0.63 0.06 310)' },
  error: { dawn: 'oklch(0.42 0.16 25)', dusk: 'oklch(0.81 0.11 28)' },

  /** The sky, from the top of the page down to the horizon. */
  skyTop: { dawn: 'oklch(0.86 0.06 236)', dusk: 'oklch(0.16 0.05 279)' },
  skyHigh: { dawn: 'oklch(0.9 0.04 268)', dusk: 'oklch(0.19 0.07 283)' },
  skyMiddle: { dawn: 'oklch(0.91 0.05 335)', dusk: 'oklch(0.23 0.09 293)' },
  skyLow: { dawn: 'oklch(0.91 0.06 42)', dusk: 'oklch(0.29 0.12 308)' },
  skyFoot: { dawn: 'oklch(0.95 0.04 78)', dusk: 'oklch(0.32 0.13 326)' },
  sun: { dawn: 'oklch(0.88 0.13 86)', dusk: 'oklch(0.79 0.17 60)' },
  glow: { dawn: 'oklch(0.93 0.09 80 / 0.8)', dusk: 'oklch(0.6 0.19 42 / 0.95)' },
  /** Where the glow fades into the sky. */
  haze: { dawn: 'oklch(0.91 0.07 28 / 0.5)', dusk: 'oklch(0.35 0.15 335 / 0.42)' },
  crest: { dawn: 'oklch(0.87 0.15 84)', dusk: 'oklch(0.8 0.14 66)' },
  /** The veil over the land before first light. */
  unlit: { dawn: 'oklch(0.45 0.16 318 / 0.42)', dusk: 'oklch(0.19 0.11 345 / 0.5)' },
  star: { dawn: 'transparent', dusk: 'oklch(0.97 0.02 90)' },
  /** The ridges, each from its crest down. */
  farTop: { dawn: 'oklch(0.79 0.06 28)', dusk: 'oklch(0.34 0.12 326)' },
  farFoot: { dawn: 'oklch(0.87 0.06 62)', dusk: 'oklch(0.39 0.13 352)' },
  midTop: { dawn: 'oklch(0.57 0.1 345)', dusk: 'oklch(0.25 0.09 302)' },
  midFoot: { dawn: 'oklch(0.77 0.1 25)', dusk: 'oklch(0.3 0.12 322)' },

  nearTop: { dawn: 'oklch(0.33 0.09 312)', dusk: 'oklch(0.18 0.06 291)' },

  /** The near ridge: dark in both themes, so its text has colours of its own. */
  ground: { dawn: 'oklch(0.29 0.08 302)', dusk: 'oklch(0.155 0.055 287)' },
  /** The same further down the slope. */
  groundFoot: { dawn: 'oklch(0.33 0.09 320)', dusk: 'oklch(0.2 0.07 296)' },
  onGround: { dawn: 'oklch(0.97 0.02 80)', dusk: 'oklch(0.96 0.02 82)' },
  onGroundQuiet: { dawn: 'oklch(0.87 0.03 330)', dusk: 'oklch(0.83 0.03 315)' },
  onGroundAccent: { dawn: 'oklch(0.83 0.12 75)', dusk: 'oklch(0.8 0.14 62)' },
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
  /** The toposcope: its sheet of paper, the land behind it, the sky, and what is engraved. */
  brass: 'oklch(0.805 0.1 71)',
  brassMid: 'oklch(0.835 0.09 74)',
  brassFar: 'oklch(0.86 0.08 77)',
  brassSky: 'oklch(0.885 0.066 80)',
  engraved: 'oklch(0.16 0.045 40)',
  /** A star in the light of the lantern. */
  litStar: 'oklch(0.99 0.03 90)',
};
