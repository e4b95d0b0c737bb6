import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, lead, radius, size, space, stroke, target } from '#styles/tokens.css.ts';

const rise = keyframes({ from: { translate: '0 2rem', opacity: 0 } });
const shade = 'oklch(0.13 0.035 285 / 0.6)';

/** Also until the script has run. */
const withoutScript = ':root:not([data-modal]) &:target';

/** A drawer at the foot of the window. */
export const profile = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 3,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: '88svh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What has the focus comes to rest below the bar.
  scrollPaddingBlockStart: '3.75rem',
  padding: 0,
  border: 0,
  background: color.raised,
  color: color.ink,
  // Where it scrolls, Chromium gives it a tab stop.
  outlineOffset: `calc(-1 * ${stroke.focus})`,
  // Opening it must not scroll the page behind it.
  scrollMarginBlockEnd: '100vh',
  selectors: {
    '&::backdrop': { background: shade },
    // Without a modal backdrop the shadow of the drawer dims the page.
    [withoutScript]: { display: 'block', boxShadow: `0 0 0 100vmax ${shade}` },
    // Not only `[open]`: it would rise again when the script opens what the address has shown.
    ':root.motion &': { animation: `${rise} 700ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  },
  '@media': {
    [media.forced]: { borderBlockStart: `${stroke.line} solid` },
    // It would be printed on every sheet.
    [media.print]: { display: 'none !important' },
  },
});

/** Stays in view while the rest scrolls below it. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'end',
  padding: `${space.tight} ${space.gutter} 0`,
  background: color.raised,
  '@media': { [media.lg]: { paddingBlockStart: space.base } },
});

export const inside = style({
  ...grid(`${space.base} ${space.loose}`),
  gridTemplate: '"portrait ." "person person" "words words" "type type" / 6.5rem minmax(0, 1fr)',
  padding: `0 ${space.gutter} ${space.roomy}`,
  '@media': {
    // With text of 200% on a phone a name has no room beside the portrait.
    [media.xs]: { gridTemplate: '"portrait person" "words words" "type type" / 6.5rem 1fr' },
    [media.md]: {
      gridTemplate: '"portrait person" "portrait words" 1fr "type type" / 14rem 1fr',
      columnGap: space.roomy,
    },
    [media.lg]: {
      gridTemplate:
        '"portrait person type" "portrait words type" 1fr / clamp(14rem, 20vw, 20rem) 1fr clamp(20rem, 28vw, 27rem)',
      paddingBlockStart: '1.25rem',
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
globalStyle(`${profile} a`, { ...target, minInlineSize: '2.75rem' });

export const type = style({
  gridArea: 'type',
  ...grid(space.snug),
  alignSelf: 'start',
  padding: `min(${space.loose}, 7.5vw)`,
  borderRadius: radius.small,
});
export const heading = style({ fontSize: size.lead });
