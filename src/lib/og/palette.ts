/** The dusk theme in the sRGB that pictures know; the values are those of styles/themes.css.ts, except a brighter glow. */
export const palette = {
  ink: '#f7f1e6',
  quiet: '#d9ccdb',
  ember: '#ffa445',
  sky: { top: '#090821', high: '#130c31', middle: '#261143', low: '#4e124b', foot: '#671027' },
  sun: '#ff9e37',
  glow: '#e04f1a',
  crest: '#faaa51',
  far: { top: '#5c1551', foot: '#761b2e' },
  mid: { top: '#2d1243', foot: '#4f1346' },
  ground: '#060514',
};
