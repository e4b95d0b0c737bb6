import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { landscape } from '#ui/ridges/Landscape.css.ts';
import { drawView } from '#ui/ridges/draw-view.ts';
import { barHeight, color, headline, lead, size, space, width } from '#styles/tokens.css.ts';

const { landmarks, width: all, height } = drawView('lost');
const [plain] = landmarks;
if (!plain) throw new Error('The view of the not-found pages has no room for the digits.');
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
const standing = {
  foot: percent(plain.foot / height),
  middle: percent((plain.x + plain.width / 2) / all),
};

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  // The first of the ways on are on the first screen.
  minBlockSize: `calc(100svh - ${barHeight.tabs} - 8rem)`,
  overflow: 'clip',
  isolation: 'isolate',
  paddingBlockStart: `calc(${barHeight.header} + min(${space.roomy}, 5.5svh))`,
});

export const words = style({
  zIndex: 1,
  ...grid(`min(${space.loose}, 3.3svh)`),
  justifyItems: 'start',
  paddingInline: space.gutter,
});

export const heading = style({ fontSize: size.page });
/** In these windows the digits are beside the text. */
const beside = `${media.md}, ${media.sideways}`;

export const text = style({
  ...lead,
  maxInlineSize: `min(${width.measure}, 85vw)`,
  // Four lines in either font.
  '@media': {
    [beside]: { maxInlineSize: `min(${width.measure}, 40vw)`, minBlockSize: '5.6em' },
    [media.sideways]: { fontSize: size.small },
  },
});

/** On a line of its own, so that the swap of fonts does not move it. */
export const address = style({ display: 'table' });

globalStyle(`${place} > ${landscape}`, {
  flexGrow: 1,
  // The digits are on the first screen, beside the button.
  '@media': { [media.sideways]: { marginBlockStart: `calc(-1 * ${space.roomy})` } },
});

const across = '31vw';

/** Stands on the nearest crest, in front of the others. */
export const code = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% - ${standing.foot})`,
  insetInlineStart: standing.middle,
  // The rock covers its feet.
  translate: '-50% 0.05em',
  ...headline,
  fontSize: `min(${across}, 30svh)`,
  lineHeight: 0.7,
  whiteSpace: 'nowrap',
  // As wide as its digits, whatever the font, so that the swap of fonts does not move it.
  inlineSize: '1.5em',
  color: color.action,
  '@media': {
    [beside]: { fontSize: 'min(27vw, 48svh)' },
    [media.sideways]: { fontSize: 'min(27vw, 36svh)' },
  },
});
