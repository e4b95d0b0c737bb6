import { curve, landOn, type Point, strengthAt } from './curve.ts';

/** Draws an arrow from the mouse to the target while the target is in view. Its style shows it only where it may. */
export function guideTo(target: Element, arrow: SVGSVGElement) {
  const [line, head] = arrow.querySelectorAll('path');
  let pointer: Point | undefined;

  const draw = () => {
    let strength = 0;
    const box = target.getBoundingClientRect();
    const isInView = box.bottom > 0 && box.top < innerHeight;
    if (pointer && isInView) {
      const end = landOn(box, pointer, 12);
      const { path, angle } = curve(pointer, end);
      line?.setAttribute('d', path);
      head?.setAttribute('transform', `translate(${end.x} ${end.y}) rotate(${angle})`);
      strength = strengthAt(Math.hypot(end.x - pointer.x, end.y - pointer.y));
    }
    arrow.style.opacity = strength.toFixed(3);
  };
  const move = (to: Point | undefined) => {
    pointer = to;
    draw();
  };

  document.addEventListener('pointermove', ({ pointerType, clientX: x, clientY: y }) =>
    move(pointerType === 'mouse' ? { x, y } : undefined),
  );
  document.addEventListener('pointerleave', () => move(undefined));
  document.addEventListener('keydown', () => move(undefined));
  document.addEventListener('scroll', draw, { passive: true });
}
