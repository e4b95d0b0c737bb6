import { followPointer, type Lean } from '#ui/tilt/lean.ts';

/** Tilts the card towards the pointer and sets `data-leaning` meanwhile. */
export function tiltCard() {
  const place = document.getElementById('tilt');
  const body = place?.querySelector('div');
  if (!place || !body) return;

  const lean = ({ x, y }: Lean) => {
    body.style.cssText = `--lean-x: ${x.toFixed(3)}; --lean-y: ${y.toFixed(3)}`;
  };
  followPointer(place, 2500, (direction) => {
    body.toggleAttribute('data-leaning', Boolean(direction));
    lean(direction ?? { x: 0, y: 0 });
  });
  // A finger is lifted on purpose; a mouse may leave for a moment only.
  place.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') lean({ x: 0, y: 0 });
  });
}
