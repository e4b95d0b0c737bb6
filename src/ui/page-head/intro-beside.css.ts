import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { size, space } from '#styles/tokens.css.ts';
import { skyUntil } from '#ui/ridges/sky.ts';
import { columns, crest, head, heading, intro } from './PageHead.css.ts';

/** For the head of a page: on a wide screen the intro is beside the heading. */
export const introBeside = style({});
// Two classes outweigh the styles of PageHead.css.ts, whichever file comes first.
globalStyle(`${head}${introBeside}`, {
  '@media': {
    [media.lg]: {
      ...columns,
      // As 7 to 5, without the margins of the page.
      gridTemplateColumns: `calc(${space.gutter} + (100% - 2 * ${space.gutter} - ${space.roomy}) * 7 / 12) 1fr`,
    },
  },
});
// While pages change places, a strip of ground, then paper.
const between = (kind: string) => `:root.motion.top:has(${head}${kind}) body::after`;
globalStyle(between(introBeside), {
  '@media': { [media.lg]: { background: skyUntil(crest, '74svh') } },
});

globalStyle(`${introBeside} > ${heading}`, {
  '@media': {
    [media.lg]: {
      // Small enough for two words of a heading to fit the column.
      fontSize: `min(${size.page}, 7.6vw)`,
      // The intro is there, not the edge of the page. On a wide screen its margin would take half of the column.
      paddingInlineEnd: 0,
    },
  },
});
globalStyle(`${introBeside} > ${intro}`, {
  '@media': {
    [media.lg]: {
      paddingInlineStart: 0,
      // oxlint-disable-next-line house/style-tokens -- Brings its first line to the level of the heading.
      paddingBlockStart: 'calc(min(2vw, 3svh) + 0.5em)',
      background: 'none',
      color: 'inherit',
    },
  },
});

/** For the page of a form, which is to begin on the first screen: as low as possible. */
export const low = style([introBeside]);
globalStyle(`${head}${low}::before`, { minBlockSize: 0 });
globalStyle(between(low), {
  background: skyUntil('16.5rem', '34rem'),
  '@media': {
    [media.md]: { background: skyUntil('22.5rem', '43rem') },
    [media.lg]: { background: skyUntil('47svh', '70svh') },
    [media.sideways]: { background: skyUntil('62svh') },
  },
});
globalStyle(`${low} > ${heading}`, {
  '@media': {
    [`not ${media.sm}`]: { paddingBlockEnd: 0 },
    // In a low window in one line, if it is short.
    [`${media.lg} and (max-height: 45em)`]: { fontSize: '9svh' },
  },
});
globalStyle(`${low} > ${intro}`, {
  '@media': { [`not ${media.sm}`]: { fontSize: size.text } },
});
