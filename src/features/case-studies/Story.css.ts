import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, width } from '#styles/tokens.css.ts';

export const story = style({ maxInlineSize: width.measure });
export const summary = style({
  minBlockSize: '2.75rem',
  paddingBlock: space.tight,
  fontWeight: 700,
});
export const text = style({ display: 'grid', gap: space.base, paddingBlock: space.base });
globalStyle(`${text} > h4`, { fontSize: size.lead, marginBlockStart: space.base });
globalStyle(`${text} li + li`, { marginBlockStart: space.tight });
globalStyle(`${text} > ul`, { listStyleType: 'disc', paddingInlineStart: '1.2em' });
