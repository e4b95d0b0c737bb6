/** How far the nearest layer moves when the poster leans as far as it can, in units of the picture. */
const reach = 18;

const [x, y] = ['var(--lean-x)', 'var(--lean-y)'];

const drawn = new WeakSet<Element>();

/**
 * Draws the pictures of a poster once more, over themselves and as elements, so that what has a `data-depth` moves
 * against the rest while the poster leans: 1 is nearest, and what is less than 0 lies behind the sheet.
 */
export async function drawLayers(poster: HTMLElement) {
  if (drawn.has(poster)) return;
  drawn.add(poster);
  const pictures = [...poster.querySelectorAll('img')];
  const drawings = await Promise.all(pictures.map(draw));
  for (const [i, picture] of pictures.entries()) {
    const drawing = drawings[i];
    if (!drawing) continue;
    // As bright as the picture is at this moment, and on from there.
    drawing.style.opacity = getComputedStyle(picture).opacity;
    picture.parentElement?.append(drawing);
    drawing.getBoundingClientRect();
    drawing.style.opacity = '';
  }
}

async function draw({ currentSrc, className }: HTMLImageElement) {
  const name = currentSrc.replaceAll(/\W/g, '');
  const text = await (await fetch(currentSrc)).text();
  // Two pictures may give a gradient the same name.
  const markup = text.replaceAll(/(?<=\bid="|url\(#)/g, name);
  const { documentElement } = new DOMParser().parseFromString(markup, 'image/svg+xml');
  const drawing = document.importNode(documentElement, true) as Element as SVGSVGElement;
  drawing.setAttribute('class', className);
  drawing.style.position = 'absolute';
  drawing.style.inset = '0';
  for (const layer of drawing.querySelectorAll<SVGElement>('[data-depth]')) place(layer);
  return drawing;
}

function place({ style, dataset }: SVGElement) {
  const depth = Number(dataset['depth']);
  const far = depth * reach;
  style.transformOrigin = '50% 50%';
  // Grown a little, so that no edge of it shows.
  style.transform =
    `translate(calc(${x} * ${far}px), calc(${y} * ${far}px))` +
    `scale(calc(1 + hypot(${x}, ${y}) * ${Math.abs(depth) * 0.07}))`;
}
