import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { timeOfDay } from '#styles/time-of-day.ts';
import { color, display, radius, size, space, stroke, touch, width } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';

export const labels = style({
  ...grid(space.base, 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))'),
  '@media': { [media.print]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 0 } },
});

// On paper there are labels and nothing else.
globalStyle(`body:has(${labels}) > :not(:has(main)), main:has(${labels}) > :not(:has(${labels}))`, {
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`:has(> ${labels})`, { '@media': { [media.print]: { padding: '0 !important' } } });

/** Paper in both themes, as it will be when it is cut out; its dashed edges are where the scissors go. */
export const label = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: `${space.tight} ${space.base} ${space.loose}`,
  border: `${stroke.hair} dashed ${color.border}`,
  borderRadius: radius.small,
  ...timeOfDay('dawn'),
  background: color.raised,
  color: color.ink,
  fontSize: size.small,
  textAlign: 'center',
  breakInside: 'avoid',
  '@media': {
    [media.print]: {
      margin: `0 -${stroke.hair} -${stroke.hair} 0`,
      padding: '3mm',
      fontSize: '8pt',
    },
  },
});

export const code = style({ '@media': { [media.print]: { inlineSize: '36mm' } } });

export const name = style({
  ...display,
  fontSize: size.text,
  lineHeight: 1.1,
  '@media': {
    // As tall as a thumb needs. On paper it is as tall as its words.
    screen: { display: 'grid', alignItems: 'center', minBlockSize: touch.side },
    [media.print]: { marginBlock: space.hair, fontSize: '10pt', textDecoration: 'none' },
  },
});
export const url = style({ color: color.quiet });

export const hint = style({
  display: 'block',
  maxInlineSize: width.measure,
  '@media': { [media.print]: { display: 'none' } },
});
export const tag = style({
  ...grid(space.hair),
  justifyItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});
export const write = style([look.plain, { minBlockSize: touch.side }]);
