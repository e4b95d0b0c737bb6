// Screen readers and voice control may send only a click. "beforetoggle" comes when a button opens a popover.
const signs =
  'pointermove pointerdown focusin keydown click input change dragenter beforetoggle'.split(' ');

/** Calls back when a visitor points at something, moves to it by the keyboard, presses it or opens it. */
export function onSign(act: (target: Element, event: Event) => void) {
  for (const sign of signs)
    addEventListener(
      sign,
      (event) => {
        const { target, movementX, movementY } = event as PointerEvent;
        // The mouse was already there when the page appeared.
        if (sign === 'pointermove' && movementX === 0 && movementY === 0) return;
        if (target instanceof Element) act(target, event);
      },
      { capture: true, passive: true },
    );
}
