/** Colours by role, each at dawn (the light theme) and at dusk (the dark theme). */
export const colors = {
  ink: { dawn: 'oklch(0.24 0.05 292)', dusk: 'oklch(0.96 0.016 82)' },
  quiet: { dawn: 'oklch(0.36 0.045 300)', dusk: 'oklch(0.86 0.025 320)' },
  accent: { dawn: 'oklch(0.43 0.135 38)', dusk: 'oklch(0.8 0.135 62)' },
  /** The accent where it is a shape or very large: icons, the sun of the logo, underlines. */
  ember: { dawn: 'oklch(0.575 0.2 38)', dusk: 'oklch(0.8 0.155 62)' },
  /** The fill of the button for the main action. Its words are in `paper`. */
  action: { dawn: 'oklch(0.24 0.05 292)', dusk: 'oklch(0.8 0.145 62)' },
  paper: { dawn: 'oklch(0.972 0.014 72)', dusk: 'oklch(0.2 0.055 292)' },
  /** The steps of the day below the first screen, after `paper`. */
  apricot: { dawn: 'oklch(0.94 0.042 66)', dusk: 'oklch(0.225 0.085 312)' },
  rose: { dawn: 'oklch(0.925 0.036 22)', dusk: 'oklch(0.25 0.1 350)' },
  raised: { dawn: 'oklch(0.992 0.006 80)', dusk: 'oklch(0.235 0.06 295)' },
  line: { dawn: 'oklch(0.86 0.03 45)', dusk: 'oklch(0.36 0.07 305)' },
  border: { dawn: 'oklch(0.55 0.04 320)', dusk: 'oklch(0.63 0.06 310)' },
  error: { dawn: 'oklch(0.42 0.16 25)', dusk: 'oklch(0.81 0.11 28)' },

  skyTop: { dawn: 'oklch(0.855 0.06 236)', dusk: 'oklch(0.155 0.05 281)' },
  skyHigh: { dawn: 'oklch(0.9 0.04 268)', dusk: 'oklch(0.19 0.07 286)' },
  skyMiddle: { dawn: 'oklch(0.905 0.052 335)', dusk: 'oklch(0.24 0.09 298)' },
  skyLow: { dawn: 'oklch(0.9 0.066 52)', dusk: 'oklch(0.31 0.115 330)' },
  skyFoot: { dawn: 'oklch(0.945 0.04 78)', dusk: 'oklch(0.34 0.12 12)' },
  sun: { dawn: 'oklch(0.88 0.13 86)', dusk: 'oklch(0.79 0.165 60)' },
  glow: { dawn: 'oklch(0.92 0.09 84 / 0.75)', dusk: 'oklch(0.58 0.19 40 / 0.95)' },
  /** Where the glow passes into the sky. */
  haze: { dawn: 'oklch(0.92 0.06 70 / 0.5)', dusk: 'oklch(0.37 0.155 12 / 0.7)' },
  crest: { dawn: 'oklch(0.97 0.06 88)', dusk: 'oklch(0.8 0.14 66)' },
  star: { dawn: 'transparent', dusk: 'oklch(0.97 0.02 90)' },
  farTop: { dawn: 'oklch(0.79 0.062 28)', dusk: 'oklch(0.34 0.125 335)' },
  farFoot: { dawn: 'oklch(0.87 0.062 62)', dusk: 'oklch(0.38 0.125 14)' },
  midTop: { dawn: 'oklch(0.57 0.1 345)', dusk: 'oklch(0.25 0.09 306)' },
  midFoot: { dawn: 'oklch(0.77 0.095 25)', dusk: 'oklch(0.31 0.11 335)' },

  /** The nearest ridge: dark at dawn and at dusk, with text of its own. */
  ground: { dawn: 'oklch(0.29 0.075 302)', dusk: 'oklch(0.13 0.035 285)' },
  /** Further down its slope. */
  groundFoot: { dawn: 'oklch(0.36 0.1 345)', dusk: 'oklch(0.24 0.1 345)' },
  onGround: { dawn: 'oklch(0.965 0.016 80)', dusk: 'oklch(0.96 0.016 82)' },
  onGroundQuiet: { dawn: 'oklch(0.87 0.025 330)', dusk: 'oklch(0.83 0.03 315)' },
  onGroundAccent: { dawn: 'oklch(0.83 0.12 75)', dusk: 'oklch(0.8 0.135 62)' },
  groundLine: { dawn: 'oklch(0.46 0.06 310)', dusk: 'oklch(0.38 0.06 300)' },
};
