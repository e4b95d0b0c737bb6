import { look, type ViewName } from './views.ts';

/**
 * Where each ridge is in the landscape's box: a line of the range at a height of the box. All are scaled by the width
 * alone, so that rock keeps its shape.
 */
export function placeLayers(view: ViewName) {
  const { width, top, isTall } = look(view);
  const layer = (line: number, y: string) => ({
    y,
    width: '100%',
    height: 1,
    viewBox: `0 ${line} ${width} 100`,
    preserveAspectRatio: 'xMidYMin slice',
    overflow: 'visible',
  });
  return {
    far: layer(top, '0'),
    mid: layer(200, isTall ? '32%' : '20%'),
    near: layer(isTall ? 540 : 512, '100%'),
    /** The near ridge again, from behind, and so flat that it never reaches the crest of the first. */
    foot: layer(84, '100%'),
  };
}
