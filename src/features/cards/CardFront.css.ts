import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { color, display, font } from '#styles/tokens.css.ts';
import { logo } from '#ui/logo/Logo.css.ts';
import { name as nameOnBack } from './CardBack.css.ts';
import { hundredths, side } from './side.css.ts';

const pass = keyframes({
  '0%, 62%': { transform: 'translateX(-130%)' },
  '78%, 100%': { transform: 'translateX(130%)' },
});

/** The card carries the other end of the day: dusk on a page at dawn, and dawn on a page at dusk. */
export const front = style([
  side,
  {
    flexDirection: 'column',
    ...display,
    colorScheme: 'dark',
    // The last stop has the colour of the near ridge, so that no light shines through the corners. A browser that does
    // not know "in oklch" shows the plain background colour.
    backgroundColor: color.skyMiddle,
    backgroundImage: `linear-gradient(in oklch, ${color.skyTop}, ${color.skyHigh} 26%, ${color.skyMiddle} 48%, ${color.skyLow} 66%, ${color.skyFoot} 80%, ${color.ground} 92%)`,
    '@media': { [media.print]: { colorScheme: 'light !important' } },
    selectors: {
      ':root.dark &': { colorScheme: 'light' },
      // A gleam that passes over the card while it sways.
      ':root.motion &::after': {
        ...layer(),
        background: `linear-gradient(105deg, transparent 35%, oklch(1 0 0 / 0.14) 50%, transparent 65%)`,
        animation: `${pass} 14.5s ease-in-out infinite`,
      },
      ':root.motion [data-leaning] &::after': { display: 'none' },
    },
  },
]);

// A card arrives whole in the first round trip, so its text uses the phone's own fonts. The doubled selector overrides
// the one that declares the web fonts, so they are not fetched.
globalStyle(':root:root', { vars: { '--font-display': font.system, '--font-text': font.system } });

// The page contains only the letters of the name, the title and the firm in this face.
globalStyle(`${logo}, ${front}, ${nameOnBack}`, {
  vars: { '--font-display': `Card, "Display before", ${font.system}` },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: hundredths(1.8),
  fontSize: hundredths(4.4),
  letterSpacing: '-0.01em',
});

globalStyle(`${brand} > svg`, { inlineSize: hundredths(8.4) });

/** A name is on one line if there is room beside the sun. */
export const name = style({
  marginBlockStart: hundredths(3.4),
  fontSize: hundredths(14),
  lineHeight: 0.95,
  letterSpacing: '-0.025em',
});
export const long = style({ fontSize: hundredths(12) });

export const title = style({ marginBlockStart: hundredths(2.4), fontSize: hundredths(4.8) });
