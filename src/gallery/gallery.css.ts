import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, grid } from '#styles/layout.ts';
import { allRidges, edge } from '#ui/section/Section.css.ts';
import { barHeight, color, size, space, stroke } from '#styles/tokens.css.ts';

/** The links from state to state, below the header. */
export const bar = style({
  ...cluster(space.base),
  padding: `calc(${barHeight.header} + ${space.tight}) ${space.gutter} ${space.tight}`,
  background: color.paper,
});

/** One example, with room for the ridges that a section has above it. */
export const room = style({
  selectors: {
    [`&:has(${edge})`]: { paddingBlockStart: space.section },
    [`&:has(${allRidges})`]: { paddingBlockStart: `calc(3 * ${space.section})` },
  },
});

/** The source of an example, below it. */
export const code = style({
  // In front of the ground that goes on below a footer.
  position: 'relative',
  padding: `${space.base} ${space.gutter}`,
  background: color.paper,
  overflowWrap: 'anywhere',
});
export const snippet = style({
  overflow: 'auto',
  marginBlockStart: space.base,
  fontSize: size.small,
});

/** For an example, what the screen is for a page. */
export const screen = style({
  contain: 'layout',
  blockSize: `calc(2 * ${barHeight.header})`,
  background: color.skyTop,
});

/** Components of one folder. */
export const folder = style({ ...grid(space.tight), marginBlockEnd: space.roomy });
export const heading = style({ fontSize: size.lead });
/** A component and its states. */
export const component = style({ ...cluster(space.base), rowGap: 0 });

export const list = style(cluster(space.base));
/** A box that can be pressed anywhere. */
export const box = style({
  position: 'relative',
  padding: space.base,
  border: `${stroke.hair} solid ${color.line}`,
});

/**
 * In the state "large", text is as large as with the browser's setting of 200%. Media queries answer to that setting only.
 */
export const large = style({});
// oxlint-disable-next-line house/style-tokens -- A setting of the browser, not a size of the site.
globalStyle(`:root:has(${large})`, { fontSize: '32px' });
