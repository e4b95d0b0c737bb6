import { style } from '@vanilla-extract/css';
import { touch } from '#styles/tokens.css.ts';

/** As plain as a link in text, but high enough for a thumb. */
export const textButton = style({ minBlockSize: touch.side, textDecorationLine: 'underline' });
