/** Where the sun stands over the landscape, in percent from the left and from the foot: on its way from page to page. */
export const sunPlaces = {
  rising: [67, 91],
  morning: [74, 96],
  forenoon: [62, 98],
  noon: [50, 99],
  afternoon: [38, 98],
  evening: [26, 96],
  setting: [15, 86],
} as const;

export type SunPlace = keyof typeof sunPlaces;
