import { spring } from 'motion';
import { registerLean } from '#ui/tilt/lean.ts';

registerLean();

/** How a poster follows the mouse, and how it comes back, each as CSS reads it: a duration and an easing. */
export const springs = { follow: String(spring(0.3, 0)), back: String(spring(0.9, 0.2)) };
