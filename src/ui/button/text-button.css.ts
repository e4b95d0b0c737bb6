import { style } from '@vanilla-extract/css';

/** As plain as a link in text, but high enough for a thumb. */
export const textButton = style({ minBlockSize: '2.75rem', textDecorationLine: 'underline' });
