import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, headline, smallPrint, space, stroke, title } from '#styles/tokens.css.ts';

/** No wider than its column, however large the text is. */
const narrow = 'minmax(0, 1fr)';

export const estimate = style(grid(space.base, narrow));
export const heading = style(title);

/** Needs its script; until that has come there is the table. */
export const asked = style({
  ...grid(space.base, narrow),
  selectors: { 'cost-estimate:not(:defined) > &': { display: 'none' } },
});
export const unasked = style({
  ...grid(space.base, narrow),
  overflowX: 'auto',
  selectors: { 'cost-estimate:defined > &': { display: 'none' } },
});

export const question = style({ ...grid(space.hair, narrow), fontWeight: 700 });
export const choice = style({ fontWeight: 400 });

export const answer = style({
  marginBlockStart: space.base,
  ...headline,
  ...title,
  lineHeight: 1.15,
  color: color.accent,
  textWrap: 'balance',
});

export const enquire = style({ justifySelf: 'start' });

export const table = style({ ...smallPrint, lineHeight: 1.3, borderCollapse: 'collapse' });
export const caption = style({ textAlign: 'start', fontWeight: 700 });
export const cell = style({
  padding: `${space.tight} ${space.tight} ${space.tight} 0`,
  borderBlockEnd: `${stroke.hair} solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [media.print]: { color: 'inherit' } },
});
