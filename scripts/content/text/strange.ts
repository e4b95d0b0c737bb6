import { findFancy } from './fancy.ts';
import { findInvisible } from './invisible.ts';
import { findMisread } from './mojibake.ts';

/** Finds characters that are not what they look like. */
export const findStrange = (line: string): string[] => [
  ...findInvisible(line),
  ...findFancy(line),
  ...findMisread(line),
];
