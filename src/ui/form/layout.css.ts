import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media, staysBelow } from '#styles/layout.ts';
import { inside } from '#ui/section/Section.css.ts';
import * as form from './form.css.ts';
import { color, display, indent, size, space, title, width } from '#styles/tokens.css.ts';

/** The same columns as in the page's head, so that the aside is below the intro. */
export const layout = style({
  ...grid(space.wide),
  '@media': { [media.lg]: { gridTemplateColumns: '7fr 5fr' } },
});
// The first field is near. Two classes outweigh the styles of Section.css.ts, whichever file comes first.
globalStyle(`${inside}${layout}`, {
  paddingBlockStart: space.loose,
  '@media': {
    [`(max-height: 45em), not ${media.sm}`]: { paddingBlockStart: space.tight },
    [media.smallPhone]: { paddingBlockStart: space.hair },
  },
});

// Each line is close to what it leads to. A thumb may press the link above and below its words, where nothing else is.
globalStyle(`${layout} ${form.firstNotice}`, { marginBlockEnd: `-${space.tight}` });
globalStyle(`${layout} ${form.heading}`, { marginBlockEnd: `-${space.snug}` });
globalStyle(`${layout} ${form.noticeLink}`, {
  '@media': {
    [media.touch]: { marginBlock: `-${space.tight}` },
    [media.lg]: { whiteSpace: 'nowrap' },
  },
});

/** Who replies, what happens next, and what somebody says of it. After the form, so that the first field is near. */
export const aside = style({
  ...grid(`${space.roomy} ${space.loose}`),
  lineHeight: 1.4,
  '@media': {
    // The steps are beside the other two, in the columns of the fields above.
    [media.md]: { gridTemplate: 'auto 1fr / 1fr 1fr' },
    [media.lg]: { gridTemplate: '1fr auto / 1fr' },
    [media.xxl]: { fontSize: size.lead },
  },
});

/** Beside the form on a wide screen, down to the quotation, which is beside Send. */
export const way = style({
  '@media': { [media.md]: { display: 'contents' }, [media.lg]: { display: 'block' } },
});

/** Goes this way with the visitor, unless the window is so low that it would be cut off. */
export const stays = style({
  ...grid(space.roomy),
  '@media': {
    [media.md]: { display: 'contents' },
    [media.lg]: { display: 'grid' },
    [`${media.lg} and (min-height: 38em)`]: staysBelow(space.loose),
  },
});

export const next = style({
  maxInlineSize: width.measure,
  '@media': { [media.md]: { gridRowEnd: 'span 2' } },
});

export const quote = style({ alignSelf: 'start' });

export const heading = style(title);

export const steps = style({
  counterReset: 'step',
  listStyle: 'none',
  paddingInlineStart: 0,
  ...grid(space.base),
  marginBlockStart: space.base,
});

/** A path with a marker at each step. */
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  paddingInlineStart: indent.large,
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    ...display,
    fontSize: '120%',
    lineHeight: 1.2,
    color: color.accent,
  },
});
