import { colors } from './colors.ts';

type ColorName = keyof typeof colors;

/** Each colour by its role. themes.css.ts gives it its value at dawn and at dusk. */
// The cast keeps the names, which TypeScript would forget.
export const color = Object.fromEntries(
  Object.keys(colors).map((name) => [name, `var(--${name})`]),
) as Record<ColorName, string>;

export const space = {
  hair: '0.25rem',
  tight: '0.5rem',
  snug: '0.75rem',
  base: '1rem',
  loose: '1.5rem',
  roomy: '2.5rem',
  wide: 'clamp(3rem, 2rem + 4vw, 6rem)',
  section: 'clamp(3.5rem, 2.2rem + 5.4vw, 8.25rem)',
  /** The margin at both sides. */
  gutter: 'var(--gutter)',
} as const;

/** Caps headings at huge text sizes: when only text is enlarged, Firefox also enlarges font sizes in vw. */
export const largest = '--largest';

/** One fluid scale from 360 to 1440 px. */
export const size = {
  small: '0.9375rem',
  text: 'clamp(1.0625rem, 1.02rem + 0.18vw, 1.1875rem)',
  lead: 'clamp(1.1875rem, 1.06rem + 0.56vw, 1.5625rem)',
  title: 'clamp(1.5rem, 1.29rem + 0.93vw, 2.125rem)',
  // Fits a phone even at 200%, and is no larger than the text around it on a phone on its side.
  heading: 'min(clamp(2.25rem, 1.46rem + 3.5vw, 4.625rem), 12vw, 11svh, var(--largest, 9rem))',
  display: 'min(clamp(3rem, 1.5rem + 6.7vw, 7.5rem), 15vw, 1.2 * var(--largest, 9rem))',
} as const;

export const font = {
  display: 'var(--font-display)',
  text: 'var(--font-text)',
  /** The fonts of the visitor's own system. */
  system: '-apple-system, "Segoe UI", Roboto, Arial, sans-serif',
} as const;

export const radius = { small: '2px', medium: '4px', round: '999px' } as const;

export const stroke = { hair: '1px', line: '2px', focus: '3px' } as const;
/** The offset of the focus ring inside a filled control. */
export const ringInside = `calc(-2 * ${stroke.focus})`;

/** A line has at most 70 letters, in small print too. */
export const width = { measure: 'min(36rem, 31em)', column: '44rem' } as const;

/** The display face. */
export const display = { fontFamily: font.display, fontWeight: 700 } as const;
/** A word or a number as large as a headline. */
export const headline = { ...display, lineHeight: 0.95, letterSpacing: '-0.025em' } as const;

export const smallPrint = { fontSize: size.small, color: color.quiet } as const;

/** A sentence or two in large letters. */
export const lead = {
  fontSize: size.lead,
  lineHeight: 1.4,
  maxInlineSize: width.measure,
  textWrap: 'balance',
} as const;

/** A link or a button with words, and perhaps an icon, that is large enough for a thumb. */
export const target = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tight,
  minBlockSize: '2.75rem',
} as const;

/** For screen readers only. */
export const spoken = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The heights of the fixed bars. */
export const bar = { header: 'var(--header)', tabs: 'var(--tabs)' } as const;
