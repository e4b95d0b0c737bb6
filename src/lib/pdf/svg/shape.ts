import { pathBox, type Box } from './bounds.ts';
import type { SvgNode } from './parse-svg.ts';

interface Shape {
  trace: (doc: PDFKit.PDFDocument) => void;
  box: () => Box;
}

/** How to draw the outline of an element, and the box around it. */
export function readShape({ name, attributes }: SvgNode): Shape {
  const value = (key: string) => Number(attributes[key] ?? 0);
  switch (name) {
    case 'path': {
      const d = attributes['d'] ?? '';
      return { trace: (doc) => doc.path(d), box: () => pathBox(d) };
    }
    case 'circle': {
      const [cx, cy, r] = [value('cx'), value('cy'), value('r')];
      return {
        trace: (doc) => doc.circle(cx, cy, r),
        box: () => ({ x: cx - r, y: cy - r, width: 2 * r, height: 2 * r }),
      };
    }
    case 'rect': {
      const box = { x: value('x'), y: value('y'), width: value('width'), height: value('height') };
      const radius = value('rx');
      const { x, y, width, height } = box;
      return {
        trace: (doc) =>
          radius ? doc.roundedRect(x, y, width, height, radius) : doc.rect(x, y, width, height),
        box: () => box,
      };
    }
    default:
      throw new Error(`The PDF cannot draw <${name}> of a cover.`);
  }
}
