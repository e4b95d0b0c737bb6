/** The dawn theme in the sRGB that PDF knows; the values are those of styles/themes.css.ts. */
export const palette = {
  ink: '#201a35',
  quiet: '#413851',
  accent: '#8a2b07',
  // The ember of large figures, 4.5:1 on paper.
  ember: '#c63c00',
  paper: '#fcf4ec',
  line: '#e3cbc1',
  sun: '#fed16b',
  crest: '#fff4c8',
  far: { top: '#e0aca5', foot: '#f3ccab' },
  mid: { top: '#a15e85', foot: '#eb9c96' },
  ground: '#33214a',
  onGround: '#f9f3e8',
  onGroundQuiet: '#decfdc',
};
