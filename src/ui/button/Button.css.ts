import { style, styleVariants } from '@vanilla-extract/css';
import { color, radius, ringInside, space, stroke } from '#styles/tokens.css.ts';

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.snug,
  minBlockSize: '3.5rem',
  // For a label of two lines.
  paddingBlock: space.tight,
  paddingInline: `min(${space.button}, 7vw)`,
  border: `${stroke.bold} solid`,
  borderRadius: radius.medium,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  outlineOffset: ringInside,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const look = styleVariants({
  /** The main action of a screen. */
  strong: [
    button,
    {
      '@media': {
        screen: { background: color.action, color: color.paper, borderColor: 'transparent' },
      },
    },
  ],
  plain: [button],
});
