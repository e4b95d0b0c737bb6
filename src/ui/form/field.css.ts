import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { color, radius, size, smallPrint, space, spoken, stroke } from '#styles/tokens.css.ts';

export const field = style({
  ...grid(space.tight, 'minmax(0, 1fr)'),
  // Side by side, controls line up, even if only one has a hint or a message. Each label stays with its control.
  alignContent: 'end',
  selectors: {
    '&[data-invalid]': {
      paddingInlineStart: space.base,
      borderInlineStart: `${stroke.focus} solid ${color.error}`,
    },
  },
});

/** The label and its hint stay together. */
export const words = style(grid(space.hair));

export const label = style({ fontWeight: 700, lineHeight: 1.3 });
export const required = style({
  color: color.accent,
  // oxlint-disable-next-line house/style-tokens -- Optical: an asterisk beside its word.
  paddingInlineStart: '0.1em',
});
export const optional = style({ fontWeight: 400, color: color.quiet });

export const hint = style({ ...smallPrint, lineHeight: 1.45 });
export const error = style({
  ...grid(space.hair),
  color: color.error,
  fontWeight: 700,
  lineHeight: 1.35,
});

/** Takes no room while it is empty. */
export const live = style({ display: 'contents' });

export const control = style({
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  padding: `${space.snug} ${space.base}`,
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.field,
  // Also where the words around it are smaller: Safari on an iPhone enlarges a page while a field of less than 16 px has the focus.
  fontSize: size.text,
  lineHeight: 1.4,
  outlineOffset: stroke.hair,
  appearance: 'none',
  selectors: {
    '&:hover, &:focus': { borderColor: color.ink },
    '[data-invalid] &': {
      borderColor: color.error,
      boxShadow: `inset 0 0 0 ${stroke.hair} ${color.error}`,
    },
    'textarea&': { resize: 'vertical', textWrap: 'wrap' },
    // The chevron is there.
    'select&': { paddingInlineEnd: `calc(3 * ${space.base})`, textOverflow: 'ellipsis' },
  },
});

export const select = style({ display: 'grid', alignItems: 'center', position: 'relative' });
export const selectMark = style({
  position: 'absolute',
  insetInlineEnd: space.base,
  pointerEvents: 'none',
});

/** For a heading that looks like bold text. */
export const textHeading = style({ all: 'unset', fontWeight: 700, lineHeight: 1.3 });

/** For screen readers only. */
export const hidden = style(spoken);

export const consent = style({ display: 'flex', gap: space.snug, cursor: 'pointer' });
