/** Any of these may mean that a visitor reaches for something. Screen readers and voice control may send only a click. */
export const reachingEvents = [
  'pointermove',
  'dragenter',
  'pointerdown',
  'focusin',
  'input',
  'click',
] as const;

/** Where the finger touched the screen. */
let start = { x: 0, y: 0 };

/** Whether the visitor only points, and may not mean to use anything. */
export const isPointing = ({ type }: Event) => type === 'pointermove' || type === 'dragenter';

/** Whether a visitor uses an island: presses one of its buttons, swipes it, or reaches it with the keyboard. */
export function isUsing(event: Event): boolean {
  const { type, pointerType, target } = event as PointerEvent;
  if (!(target instanceof Element)) return false;
  if (target.closest('button')) return true;
  return type === 'focusin'
    ? target.matches(':focus-visible')
    : type === 'pointermove' && pointerType === 'touch';
}

/** Whether the visitor means what is under the pointer. */
export function isReaching(event: Event): boolean {
  const { type, pointerType, clientX: x, clientY: y, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' && type !== 'pointerdown') return true;
  if (pointerType === 'touch') {
    // A finger that moves up or down scrolls the page. A tap also sends a click.
    if (type === 'pointerdown') start = { x, y };
    return Math.abs(x - start.x) > Math.abs(y - start.y);
  }
  // A mouse that rests where the page appears sends a move without distance.
  return type === 'pointerdown' || movementX !== 0 || movementY !== 0;
}
