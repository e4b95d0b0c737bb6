import { colors, constantColors } from './colors.ts';

type ColorName = keyof typeof colors;

/** Each colour by its role. themes.css.ts gives most of them their values at dawn and at dusk. */
export const color = {
  // The cast keeps the names, which TypeScript would forget.
  ...(Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--${name})`])) as Record<
    ColorName,
    string
  >),
  ...constantColors,
};

export const space = {
  hair: '0.25rem',
  tight: '0.5rem',
  snug: '0.75rem',
  base: '1rem',
  loose: '1.5rem',
  roomy: '2.5rem',
  /** The most room between the parts of the first screen. */
  ample: '3rem',
  wide: 'clamp(3rem, 2rem + 4vw, 6rem)',
  section: 'clamp(3.5rem, 2.2rem + 5.4vw, 8.25rem)',
  /** Between two fields of a form. */
  fields: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.25rem)',
  /** On either side of a button's words. */
  button: '1.375rem',
  /** The margin at both sides. */
  gutter: 'var(--gutter)',
} as const;

/** The room at the start of a line for its marker. */
export const indent = {
  bullet: '1.2em',
  number: '1.5em',
  twoDigits: '1.8em',
  /** A drawing, or a large number. */
  large: '1.75rem',
} as const;

/** Caps headings at huge text sizes: when only text is enlarged, Firefox also enlarges font sizes in vw. */
export const largest = '--largest';

/** Type as large as the headline of Home on a phone, within these limits. */
const large = (...limits: string[]) =>
  `min(max(10vw, min(13.6vw, 3.75rem)), ${limits.join(', ')}, 1.2 * var(${largest}, 9rem))`;

/** One fluid scale from 360 to 1440 px. */
export const size = {
  /** On screens wider than about 1780 px all of the page grows, because people sit further away from them. */
  root: 'max(100%, min(0.9vw, 1.25rem))',
  small: '0.9375rem',
  text: 'clamp(1.0625rem, 1.02rem + 0.18vw, 1.1875rem)',
  lead: 'clamp(1.1875rem, 1.06rem + 0.56vw, 1.5625rem)',
  title: 'clamp(1.5rem, 1.29rem + 0.93vw, 2.125rem)',
  // Fits a phone even at 200%, and is no larger than the text around it on a phone on its side.
  heading: 'min(clamp(2.25rem, 1.46rem + 3.5vw, 4.625rem), 12vw, 11svh, var(--largest, 9rem))',
  // As large as the headline of Home on a desk too, in most windows, so that the two count as one size.
  display: large('12rem', '16.5svh'),
  /** The heading of a page, below which its first section shows in most windows, and a number as large. */
  page: large('9rem', '12svh'),
  /** The most for type that is as wide as its column. */
  widest: '12rem',
} as const;

export const font = {
  display: 'var(--font-display)',
  text: 'var(--font-text)',
  /** The fonts of the visitor's own system. */
  system: 'system-ui, sans-serif',
} as const;

export const radius = { small: '2px', medium: '4px', round: '999px' } as const;

export const stroke = { hair: '1px', bold: '2px', focus: '3px' } as const;

/** The offset of the focus ring inside a filled control. */
export const ringInside = `calc(-2 * ${stroke.focus})`;

/** How long something takes. */
export const duration = {
  /** The old page goes before the new one comes. */
  leave: '80ms',
  /** An answer to a press or to the pointer, such as a drawer that opens. */
  answer: '350ms',
  /** An arrival, a light that comes on, a card that turns over. */
  change: '700ms',
  /** From dawn to dusk, or back. */
  theme: '900ms',
  /** The sun over the words of thanks. */
  thanks: '1.1s',
  /** One round of what moves by itself while motion is on. */
  claims: '9s',
  sway: '14.5s',
  gleam: '60s',
} as const;

/** A line has at most 70 letters, in small print too. */
export const width = { measure: 'min(36rem, 31em)', column: '44rem' } as const;

/** The display face. */
export const display = { fontFamily: font.display, fontWeight: 700 } as const;
/** A word or a number as large as a headline. */
export const headline = { ...display, lineHeight: 0.95, letterSpacing: '-0.025em' } as const;

export const smallPrint = { fontSize: size.small, color: color.quiet } as const;

/** The edge of a picture. At dusk a dark picture would otherwise melt into the page. */
export const pictureEdge = {
  borderRadius: radius.small,
  outline: `${stroke.hair} solid ${color.line}`,
  outlineOffset: `-${stroke.hair}`,
} as const;

/** A sentence or two in large letters. */
export const lead = {
  fontSize: size.lead,
  lineHeight: 1.4,
  maxInlineSize: width.measure,
} as const;

/** The least side of what a finger presses (WCAG 2.2, 2.5.5). In the header it does not grow with the text. */
export const touch = { side: '2.75rem', inHeader: '44px' } as const;

/** A link or a button with words, and perhaps an icon, that is large enough for a thumb. */
export const target = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tight,
  minBlockSize: touch.side,
} as const;

/** A heading or a number of the size `title`: so small that its letters and words need more room. */
export const title = {
  fontSize: size.title,
  letterSpacing: '-0.012em',
  wordSpacing: '0.07em',
} as const;

/**
 * A heading that is hardly larger than the text, such as the name below a portrait. The display face is drawn for headlines:
 * at this size, on a screen with one pixel a point, the dot of an i would join its stem.
 */
export const smallTitle = {
  font: `700 ${size.text}/1.2 ${font.text}`,
  letterSpacing: 0,
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
export const barHeight = { header: 'var(--header)', tabs: 'var(--tabs)' } as const;
