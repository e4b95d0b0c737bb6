import { findPart } from '#ui/custom-element/find-part.ts';
import { drawCurve, landOn, strengthAt, type Point } from './arrow-geometry.ts';

/** Draws an arrow from the mouse to its link while the link is in view. Its style shows it only where it may. */
class GuideArrow extends HTMLElement {
  connectedCallback() {
    const link = findPart(this, 'link', HTMLAnchorElement);
    const line = findPart(this, 'line', SVGPathElement);
    const arrow = findPart(this, 'arrow', SVGSVGElement);
    let pointer: Point | undefined;

    const draw = () => {
      let strength = 0;
      const box = link.getBoundingClientRect();
      if (pointer && box.bottom > 0 && box.top < innerHeight) {
        const landing = landOn(box, pointer);
        line.setAttribute('d', drawCurve(pointer, landing));
        strength = strengthAt(Math.hypot(landing.x - pointer.x, landing.y - pointer.y));
      }
      arrow.style.opacity = strength.toFixed(3);
      this.toggleAttribute('data-guiding', strength > 0);
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
}

customElements.define('guide-arrow', GuideArrow);
