import { globalStyle, style } from '@vanilla-extract/css';
import { bothEnds, cluster, grid, media } from '#styles/layout.ts';
import { color, lead, radius, size, space, stroke, target, touch } from '#styles/tokens.css.ts';

/** The box of the ridge along the upper edge. A press on it is one beside the drawer. */
export const ridge = style({
  flex: 'none',
  pointerEvents: 'none',
  '@media': { [media.forced]: { display: 'none' } },
});

/** The ridge itself. */
export const crest = style({
  inlineSize: '100%',
  blockSize: 'clamp(1.5rem, 4vw, 4.5rem)',
  // An overlap hides the seam that fractional pixels leave.
  marginBlockEnd: `-${stroke.bold}`,
  fill: color.raised,
  // Summits rise above the box, and the slope goes on below it in the colour of the sheet.
  overflow: 'visible',
});
/**
 * The light along it, in the one colour that shows on both the ridge and the dimmed page. It is behind the slope, which covers
 * its lower half.
 */
export const light = style({ fill: 'none', stroke: color.ember, strokeWidth: 6 });
// A phone shows half of the ridge, because a squeezed ridge would be jagged.
globalStyle(`${crest} use`, { scale: '2 1', '@media': { [media.sm]: { scale: 'none' } } });

/** Stays in view while the rest scrolls below it. Not sticky: Chromium would draw a line below it while the drawer rises. */
export const bar = style({
  // The ring around Close is in front of what scrolls.
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  justifyContent: 'end',
  padding: `${space.tight} ${space.gutter} 0`,
  background: color.raised,
  '@media': {
    [media.lg]: { paddingBlockStart: space.base },
    [media.forced]: { borderBlockStart: `${stroke.bold} solid` },
  },
});

export const scroller = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // An overlap hides the seam that fractional pixels leave.
  marginBlockStart: `-${stroke.hair}`,
  background: color.raised,
});

export const inside = style({
  ...grid(`${space.base} ${space.loose}`),
  gridTemplate:
    '"portrait ." "person person" "words words" "type type" "others others" / 6.5rem minmax(0, 1fr)',
  padding: `0 ${space.gutter} ${space.roomy}`,
  '@media': {
    // With text of 200% on a phone a name has no room beside the portrait.
    [media.xs]: {
      gridTemplate: '"portrait person" "words words" "type type" "others others" / 6.5rem 1fr',
    },
    [media.md]: {
      gridTemplate:
        '"portrait person" "portrait words" 1fr "type type" "others others" / 14rem 1fr',
      columnGap: space.roomy,
    },
    [media.lg]: {
      gridTemplate:
        '"portrait person type" "portrait words type" 1fr "others others others" / clamp(14rem, 20vw, 20rem) 1fr clamp(20rem, 28vw, 27rem)',
      paddingBlockStart: `calc(${space.base} + ${space.hair})`,
    },
  },
});

export const portrait = style({ gridArea: 'portrait', alignSelf: 'start' });

export const person = style({ gridArea: 'person', ...grid(space.hair), alignContent: 'end' });
export const name = style({ '@media': { [`not ${media.md}`]: { fontSize: size.title } } });
export const role = style({ color: color.quiet });

export const words = style({ gridArea: 'words', ...grid(space.base), alignContent: 'start' });
export const purpose = style(lead);
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.loose}` });
export const link = style({ ...target, minInlineSize: touch.side });
/** Each as tall as a target for the pointer should be (WCAG 2.2, 2.5.5). */
export const led = style(cluster(`0 ${space.tight}`));
export const study = style(target);

export const type = style({
  gridArea: 'type',
  ...grid(space.snug),
  alignSelf: 'start',
  padding: `min(${space.loose}, 7.5vw)`,
  borderRadius: radius.small,
});
export const heading = style({ fontSize: size.lead });

/** The people beside this one on the wall. */
export const others = style({
  gridArea: 'others',
  ...bothEnds(space.base),
  alignItems: 'start',
  paddingBlockStart: space.base,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
});

export const other = style({
  display: 'grid',
  minBlockSize: touch.side,
  textDecoration: 'none',
});
export const next = style([other, { marginInlineStart: 'auto', textAlign: 'end' }]);
