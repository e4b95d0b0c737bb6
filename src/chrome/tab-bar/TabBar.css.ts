import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { bar as height, color, radius, space, stroke } from '#styles/tokens.css.ts';

const button = '2.75rem';

const spread = keyframes({ from: { opacity: 0, scale: '0.1 1' } });

export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 2,
  display: 'flex',
  minBlockSize: height.tabs,
  background: color.raised,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  viewTransitionName: 'tab-bar',
  // Until one of its tabs has been pressed, the light lies along the whole bar.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: `-${stroke.line}`,
    insetInline: 0,
    blockSize: stroke.line,
    background: `linear-gradient(90deg, transparent, ${color.ember}, transparent)`,
    opacity: 0,
  },
  selectors: {
    ':root.pristine &::before': { opacity: 1 },
    ':root.motion &::before': { transition: 'opacity 300ms' },
    ':root.motion.pristine &::before': { animation: `${spread} 1200ms 600ms ease-out backwards` },
  },
  '@media': {
    // In the header's row only its Settings button is left.
    [media.lg]: {
      '::before': { display: 'none' },
      insetBlock: `calc((${height.header} - ${button}) / 2) auto`,
      insetInline: `auto calc(${space.gutter} - ${space.snug})`,
      minBlockSize: 0,
      border: 0,
      background: 'none',
    },
    [media.print]: { display: 'none' },
  },
});

// Four of five places; the fifth is for the settings. Each has its full width before the others have arrived.
export const tabs = style({
  display: 'grid',
  inlineSize: '80%',
  '@media': { [media.lg]: { display: 'none' } },
});
export const list = style({ display: 'flex' });
export const place = style({ inlineSize: '25%', display: 'flex' });
export const tab = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  columnGap: space.tight,
  fontSize: 'min(0.8125rem, 4.1vw)',
  lineHeight: 1.3,
  textDecoration: 'none',
  '@media': {
    // In one line, where the bar is low.
    [media.lying]: { gridAutoFlow: 'column' },
  },
  selectors: {
    '&[aria-current=page]': { fontWeight: 700, color: color.accent },
    '&[aria-current=page]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `-${stroke.hair}`,
      insetInline: space.snug,
      blockSize: stroke.focus,
      borderRadius: radius.small,
      background: color.accent,
    },
  },
});
