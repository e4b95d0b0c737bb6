/** Events by which a visitor may reach for something. From a screen reader or voice control only a click may come. */
export const reachingEvents = [
  'pointermove',
  'dragenter',
  'pointerdown',
  'focusin',
  'input',
  'click',
] as const;

/** Where a finger last touched the screen. */
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

/** Whether the visitor reaches for what is under the pointer, and does not just scroll or rest there. */
export function isReaching(event: Event): boolean {
  const { type, pointerType, clientX: x, clientY: y, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' && type !== 'pointerdown') return true;
  if (pointerType === 'touch') {
    // A finger that moves up or down scrolls the page. A tap also sends a click.
    if (type === 'pointerdown') start = { x, y };
    return Math.abs(x - start.x) > Math.abs(y - start.y);
  }
  // Where a page appears under a mouse at rest, the browser sends a move of no distance.
  return type === 'pointerdown' || movementX !== 0 || movementY !== 0;
}
