import { far } from './knees/far.ts';
import { mid } from './knees/mid.ts';
import { near } from './knees/near.ts';

export type Point = [x: number, y: number];
export type Ridge = keyof typeof country;

/**
 * The country from west to east: the knees of its three crests, in units of about a pixel on a laptop. A knee that is
 * higher than both its neighbours is a summit. `crests.ts` draws the rock between them.
 */
export const country = { far, mid, near };
