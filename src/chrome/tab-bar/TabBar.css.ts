import { style } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { tab } from '#ui/tab/tab.css.ts';
import { barHeight, color, duration, radius, space, stroke, touch } from '#styles/tokens.css.ts';

export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 2,
  display: 'flex',
  minBlockSize: barHeight.tabs,
  viewTransitionName: 'tab-bar',
  '@media': {
    // In the header's row only its Settings button is left.
    [media.noTabBar]: {
      inset: `calc((${barHeight.header} - ${touch.side}) / 2) calc(${space.gutter} - ${space.snug}) auto auto`,
    },
    [media.print]: { display: 'none' },
  },
});

// Four of five places; the fifth is for the settings. Each has its full width before the others have arrived.
export const tabs = style({
  display: 'grid',
  inlineSize: '80%',
  '@media': { [media.noTabBar]: { display: 'none' } },
});
export const list = style({ display: 'flex' });
export const item = style({ inlineSize: '25%', display: 'flex' });
export const link = style([
  tab,
  {
    position: 'relative',
    textDecoration: 'none',
    selectors: {
      '&[aria-current=page]': { fontWeight: 700, color: color.accent },
      '&::before': {
        ...layer(`0 ${space.snug} auto`),
        blockSize: stroke.focus,
        borderRadius: radius.small,
        background: color.accent,
        // The light of a pressed tab stays while its page is on its way.
        opacity: 0,
        transition: `opacity 0s ${duration.change}`,
      },
      '&:is([aria-current=page], :active)::before': { opacity: 1, transition: 'none' },
      // Until a tab has been pressed, the light is as wide as the whole tab.
      ':root.pristine &::before': { insetInline: 0 },
    },
  },
]);
