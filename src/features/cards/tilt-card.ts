import { followPointer } from '#ui/tilt/lean.ts';

/** Tilts the card towards the pointer and sets `data-leaning` meanwhile. */
export function tiltCard() {
  const place = document.getElementById('tilt');
  const body = place?.querySelector('div');
  if (!place || !body) return;
  followPointer(place, 2500, (direction) => {
    body.toggleAttribute('data-leaning', Boolean(direction));
    body.style.cssText = direction ? `--lean-x: ${direction.x}; --lean-y: ${direction.y}` : '';
  });
  // A finger is lifted on purpose; a mouse may leave for a moment only.
  place.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') body.style.cssText = '';
  });
}
