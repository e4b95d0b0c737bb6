import { style } from '@vanilla-extract/css';
import { grid, layer, media } from '#styles/layout.ts';
import { color, duration, radius, smallPrint, space, stroke, touch } from '#styles/tokens.css.ts';

export const group = style({ ...grid(space.tight), padding: 0, border: 0 });

/** In two columns, which have the edges of the fields below them. A pair is as tall as it needs. */
export const tiles = style({
  ...grid(`${space.tight} ${space.loose}`),
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const legend = style({ padding: 0, marginBlockEnd: space.hair });

/** The whole tile is the checkbox's label. When it is ticked, light runs along its foot. */
export const tile = style({
  position: 'relative',
  ...grid(`0 ${space.snug}`),
  // The title and the text below it are beside the checkbox, all in the middle of the tile.
  alignContent: 'center',
  alignItems: 'center',
  minBlockSize: touch.side,
  padding: `${space.tight} min(${space.snug}, 5vw)`,
  lineHeight: 1.25,
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.field,
  cursor: 'pointer',
  '::after': {
    ...layer('auto -1px -1px'),
    blockSize: stroke.focus,
    background: `linear-gradient(90deg, ${color.ember}, ${color.sun} 55%, transparent)`,
    scale: '0 1',
    transformOrigin: '0 50%',
  },
  selectors: {
    '&:hover, &:has(:checked)': { borderColor: color.ink },
    '&:has(:target)': { outline: `${stroke.focus} solid ${color.ember}` },
    '&:has(:checked)::after': { scale: '1 1' },
    ':root.motion &::after': { transition: `scale ${duration.answer} ease-out` },
  },
  '@media': {
    // Without a neighbour a tile fills its row.
    [media.sm]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    // On a narrower screen, a phone with text at 200%, the title has no room beside the checkbox.
    [media.xs]: { gridTemplateColumns: 'auto 1fr' },
    [media.forced]: { selectors: { '&:has(:checked)': { borderWidth: stroke.focus } } },
  },
});

export const about = style({ ...smallPrint, lineHeight: 1.25 });

/** Scrolls a named option to the middle of the window, so that its question is visible above it. */
const inSight = { scrollMarginBlockStart: '45svh' } as const;

/** A target for addresses only. */
export const anchor = style({ position: 'absolute', inset: 0, pointerEvents: 'none', ...inSight });

/** A real checkbox that we draw ourselves. With forced colours the browser draws it. */
export const box = style({
  flex: 'none',
  gridRowEnd: 'span 2',
  display: 'grid',
  ...inSight,
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `${stroke.bold} solid ${color.border}`,
  borderRadius: radius.small,
  appearance: 'none',
  cursor: 'pointer',
  '::before': {
    content: '',
    inlineSize: '0.9rem',
    blockSize: '0.9rem',
    background: color.paper,
    clipPath: 'polygon(8% 52%, 22% 38%, 40% 58%, 80% 10%, 95% 23%, 41% 87%)',
    scale: 0,
  },
  selectors: {
    '&:checked': { background: color.ink, borderColor: color.ink },
    '&:checked::before': { scale: 1 },
    '[data-invalid] &': { borderColor: color.error },
  },
  '@media': { [media.forced]: { appearance: 'auto', '::before': { content: 'none' } } },
});

/** The field below "other". The checkbox shows and hides it without a script. */
export const reveal = style({
  display: 'none',
  marginBlockStart: space.snug,
  paddingInlineStart: space.base,
  borderInlineStart: `${stroke.focus} solid ${color.ember}`,
  selectors: { [`${group}:has([value=other]:checked) > &`]: { display: 'block' } },
});
