import type { colors } from './colors.ts';

type Shades = Partial<Record<keyof typeof colors, Record<'dawn' | 'dusk', string>>>;

/**
 * The hour of day for each True Color: the colours that differ from those of the site. They are the blue hour, the golden
 * hour, the green flash and the ember of the last light.
 */
export const hours = {
  Blue: {
    skyMiddle: { dawn: 'oklch(0.9 0.05 262)', dusk: 'oklch(0.26 0.1 272)' },
    skyLow: { dawn: 'oklch(0.9 0.055 240)', dusk: 'oklch(0.34 0.115 262)' },
    skyFoot: { dawn: 'oklch(0.95 0.03 215)', dusk: 'oklch(0.42 0.115 250)' },
    sun: { dawn: 'oklch(0.98 0.03 100)', dusk: 'oklch(0.93 0.05 220)' },
    glow: { dawn: 'oklch(0.97 0.03 220 / 0.8)', dusk: 'oklch(0.62 0.12 245 / 0.85)' },
    crest: { dawn: 'oklch(0.98 0.02 220)', dusk: 'oklch(0.86 0.07 228)' },
    farTop: { dawn: 'oklch(0.79 0.05 262)', dusk: 'oklch(0.34 0.1 275)' },
    farFoot: { dawn: 'oklch(0.88 0.045 240)', dusk: 'oklch(0.41 0.1 258)' },
    midTop: { dawn: 'oklch(0.58 0.08 275)', dusk: 'oklch(0.25 0.085 285)' },
    midFoot: { dawn: 'oklch(0.75 0.06 262)', dusk: 'oklch(0.31 0.09 272)' },
  },
  Gold: {
    skyMiddle: { dawn: 'oklch(0.92 0.045 60)', dusk: 'oklch(0.27 0.075 330)' },
    skyLow: { dawn: 'oklch(0.91 0.085 75)', dusk: 'oklch(0.38 0.095 45)' },
    skyFoot: { dawn: 'oklch(0.95 0.07 88)', dusk: 'oklch(0.46 0.1 65)' },
    sun: { dawn: 'oklch(0.9 0.15 92)', dusk: 'oklch(0.88 0.15 86)' },
    glow: { dawn: 'oklch(0.93 0.12 88 / 0.85)', dusk: 'oklch(0.7 0.15 72 / 0.9)' },
    crest: { dawn: 'oklch(0.98 0.07 95)', dusk: 'oklch(0.9 0.12 88)' },
    farTop: { dawn: 'oklch(0.79 0.07 65)', dusk: 'oklch(0.35 0.09 25)' },
    farFoot: { dawn: 'oklch(0.88 0.075 80)', dusk: 'oklch(0.44 0.1 55)' },
    midTop: { dawn: 'oklch(0.57 0.085 30)', dusk: 'oklch(0.25 0.075 340)' },
    midFoot: { dawn: 'oklch(0.77 0.09 60)', dusk: 'oklch(0.33 0.085 20)' },
  },
  Green: {
    skyMiddle: { dawn: 'oklch(0.91 0.035 200)', dusk: 'oklch(0.25 0.07 235)' },
    skyLow: { dawn: 'oklch(0.92 0.055 160)', dusk: 'oklch(0.34 0.075 190)' },
    skyFoot: { dawn: 'oklch(0.95 0.06 120)', dusk: 'oklch(0.42 0.085 165)' },
    sun: { dawn: 'oklch(0.94 0.12 110)', dusk: 'oklch(0.91 0.12 115)' },
    glow: { dawn: 'oklch(0.95 0.09 115 / 0.8)', dusk: 'oklch(0.6 0.12 160 / 0.85)' },
    crest: { dawn: 'oklch(0.98 0.05 120)', dusk: 'oklch(0.87 0.11 140)' },
    farTop: { dawn: 'oklch(0.79 0.05 185)', dusk: 'oklch(0.33 0.07 215)' },
    farFoot: { dawn: 'oklch(0.88 0.055 150)', dusk: 'oklch(0.41 0.08 180)' },
    midTop: { dawn: 'oklch(0.56 0.065 215)', dusk: 'oklch(0.24 0.065 245)' },
    midFoot: { dawn: 'oklch(0.75 0.06 180)', dusk: 'oklch(0.31 0.07 210)' },
  },
  Orange: {
    skyMiddle: { dawn: 'oklch(0.905 0.055 350)', dusk: 'oklch(0.25 0.1 335)' },
    skyLow: { dawn: 'oklch(0.89 0.085 35)', dusk: 'oklch(0.36 0.14 20)' },
    skyFoot: { dawn: 'oklch(0.92 0.085 60)', dusk: 'oklch(0.43 0.15 38)' },
    sun: { dawn: 'oklch(0.83 0.15 60)', dusk: 'oklch(0.76 0.18 50)' },
    glow: { dawn: 'oklch(0.88 0.12 55 / 0.8)', dusk: 'oklch(0.62 0.2 38 / 0.95)' },
    crest: { dawn: 'oklch(0.96 0.07 70)', dusk: 'oklch(0.8 0.15 58)' },
    farTop: { dawn: 'oklch(0.78 0.085 15)', dusk: 'oklch(0.34 0.13 350)' },
    farFoot: { dawn: 'oklch(0.86 0.09 45)', dusk: 'oklch(0.41 0.14 25)' },
    midTop: { dawn: 'oklch(0.56 0.12 350)', dusk: 'oklch(0.25 0.1 320)' },
    midFoot: { dawn: 'oklch(0.75 0.12 20)', dusk: 'oklch(0.31 0.12 350)' },
  },
} satisfies Record<string, Shades>;

export type Hour = keyof typeof hours;
