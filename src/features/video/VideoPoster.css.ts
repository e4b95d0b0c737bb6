import { style } from '@vanilla-extract/css';
import { grid, layer, media } from '#styles/layout.ts';
import { color, radius, space, spoken, stroke } from '#styles/tokens.css.ts';

/** Only from the medium width up. */
export const figure = style({
  display: 'none',
  '@media': {
    [media.md]: grid(space.base, '15rem'),
    // What is said about it stands beside its foot.
    [media.lg]: { gridTemplateColumns: '15rem 1fr', columnGap: space.roomy, alignItems: 'end' },
  },
});

// oxlint-disable-next-line house/style-tokens -- As round as the screen of a phone.
const screenRadius = '1.75rem';

/** Drawn like the rest: a dark body, the light of the ridge along its edge, and a key at its side. */
export const phone = style({
  position: 'relative',
  padding: space.snug,
  borderRadius: `calc(${screenRadius} + ${space.snug})`,
  background: `linear-gradient(${color.groundFoot}, ${color.groundFoot}) padding-box, linear-gradient(200deg, ${color.crest}, ${color.onGroundAccent} 22%, ${color.groundLine} 60%) border-box`,
  border: `${stroke.focus} solid transparent`,
  '::before': {
    ...layer('22% -0.5rem auto auto'),
    inlineSize: '0.3125rem',
    blockSize: '4rem',
    borderRadius: `0 ${radius.medium} ${radius.medium} 0`,
    background: color.onGroundAccent,
  },
  // The slit of the speaker.
  '::after': {
    ...layer('1.5rem 38% auto'),
    blockSize: '0.375rem',
    borderRadius: radius.round,
    background: color.ground,
    pointerEvents: 'none',
  },
});

/** The frame that takes its place looks the same. */
export const poster = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '9 / 16',
  border: 0,
  borderRadius: screenRadius,
  overflow: 'clip',
  background: `linear-gradient(in oklch, ${color.skyTop}, ${color.skyMiddle} 30%, ${color.skyLow} 60% 90%, ${color.ground} 0)`,
});

/** The button is the sun of the picture. */
export const play = style({
  position: 'absolute',
  insetBlockStart: '37%',
  insetInlineStart: '56%',
  translate: '-50% -50%',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '5.5rem',
  aspectRatio: '1',
  borderRadius: radius.round,
  background: color.sun,
  color: color.ground,
  selectors: {
    [`${poster}:hover &`]: {
      outline: `${stroke.focus} solid ${color.crest}`,
      outlineOffset: stroke.focus,
    },
  },
});

/** Read to those who do not see the film. */
export const description = style(spoken);

export const caption = style({
  display: 'grid',
  maxInlineSize: '18rem',
  color: color.onGroundQuiet,
  textWrap: 'balance',
});
