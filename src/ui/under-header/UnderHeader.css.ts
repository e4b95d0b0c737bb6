import { globalStyle } from '@vanilla-extract/css';

globalStyle('under-header', { position: 'absolute', inset: 0, zIndex: -1, pointerEvents: 'none' });
