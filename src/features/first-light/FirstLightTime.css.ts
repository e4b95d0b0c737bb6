import { style } from '@vanilla-extract/css';
import { size } from '#styles/tokens.css.ts';

/** As high before the time has come, so that nothing below it moves. */
export const line = style({ display: 'block', minBlockSize: '1lh', fontSize: size.small });
