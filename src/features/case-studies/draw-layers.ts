/** How far the nearest layer moves when the tilt is greatest, in units of the picture. */
const reach = 18;

const [x, y] = ['var(--lean-x)', 'var(--lean-y)'];

/**
 * Draws the pictures of a poster again as inline SVG, on top of themselves, so that elements with `data-depth` can move
 * while the poster is tilted. A depth of 1 is nearest; less than 0 is behind the paper.
 */
export const drawLayers = (poster: HTMLElement) =>
  Promise.all(Array.from(poster.querySelectorAll('img'), draw));

async function draw(picture: HTMLImageElement) {
  const { currentSrc, className } = picture;
  const name = currentSrc.replaceAll(/\W/g, '');
  const text = await (await fetch(currentSrc)).text();
  // Two pictures may use the same id for a gradient.
  const markup = text.replaceAll(/\bid="|url\(#|href="#/g, `$&${name}`);
  const { documentElement } = new DOMParser().parseFromString(markup, 'image/svg+xml');
  const drawing = document.importNode(documentElement, true) as Element as SVGSVGElement;
  drawing.setAttribute('class', className);
  drawing.style.position = 'absolute';
  drawing.style.inset = '0';
  for (const layer of drawing.querySelectorAll<SVGElement>('[data-depth]')) place(layer);
  // Starts with the opacity that the picture has now.
  drawing.style.opacity = getComputedStyle(picture).opacity;
  picture.after(drawing);
  drawing.getBoundingClientRect();
  drawing.style.opacity = '';
}

function place({ style, dataset }: SVGElement) {
  const depth = Number(dataset['depth']);
  const far = depth * reach;
  style.transformOrigin = '50% 50%';
  // Scaled up a little, so that its edges do not show.
  style.transform =
    `translate(calc(${x} * ${far}px), calc(${y} * ${far}px))` +
    `scale(calc(1 + hypot(${x}, ${y}) * ${Math.abs(depth) * 0.07}))`;
}
