import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, size, space } from '#styles/tokens.css.ts';
import { paperStays } from '#ui/section/between-pages.ts';
import { columns, head, heading, hiddenFrom, intro } from './PageHead.css.ts';

/** For the head of a page: on a wide screen the intro is beside the heading. */
export const introBeside = style({});
// Two classes outweigh the styles of PageHead.css.ts, whichever file comes first.
globalStyle(`${head}${introBeside}`, {
  '@media': {
    [media.lg]: {
      ...columns,
      columnGap: space.wide,
      // As 7 to 5, without the margins of the page.
      gridTemplateColumns: `calc(${space.gutter} + (100% - 2 * ${space.gutter} - ${space.wide}) * 7 / 12) 1fr`,
    },
  },
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

/**
 * For a page that is to begin on the first screen, such as that of a form: as low as possible. Its near ridge is the paper below
 * it.
 */
export const low = style([
  introBeside,
  { vars: { [color.ground]: color.paper, [color.onGround]: color.ink } },
]);
globalStyle(`${head}${low}::before`, { minBlockSize: 0 });
// While pages change places, paper is where other heads have ground.
globalStyle(`${low} + *::before`, paperStays);
globalStyle(`:root.motion.top:has(${head}${low}) body::after`, {
  vars: { [color.ground]: color.paper, [hiddenFrom]: '16.5rem' },
  '@media': {
    [media.md]: { vars: { [hiddenFrom]: '22.5rem' } },
    [media.lg]: { vars: { [hiddenFrom]: '47svh' } },
    [media.sideways]: { vars: { [hiddenFrom]: '62svh' } },
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
  '@media': {
    [media.smallPhone]: { paddingBlockStart: space.hair, fontSize: size.small },
  },
});
