import { drawArtifact, addElement, type Flow } from './flow.ts';
import { breakLines, lineWidth } from './lines.ts';
import type { Face } from './fonts.ts';
import { palette } from './palette.ts';
import { drawGround, lowestCrest, type Ridges } from './ridges.ts';
import { bleed, sheet, span } from './sheet.ts';
import { drawSvg } from './svg/draw-svg.ts';
import { drawLines } from './tagged-text.ts';

interface Poster {
  title: string;
  client: string;
  year: number;
  cover: { svg: string; alt: string };
  siteName: string;
  ridges: Ridges;
}

/** The first page: the cover to the edges, and the title on the near ridge that rises over its foot. */
export function drawPoster(flow: Flow, poster: Poster): void {
  const { doc } = flow;
  const { cover, ridges } = poster;
  const { setting, lines } = fitTitle(flow, poster.title);
  const facts = { size: 12, leading: 17, width: span, color: palette.onGroundQuiet };
  const factsTop = sheet.height - 52 - facts.leading;
  const titleTop = factsTop - 18 - lines.length * setting.leading;

  doc.addPage();
  // The types of pdfkit do not know these two options yet, which its structure elements have.
  const place = { bbox: [0, 0, sheet.width, titleTop], placement: 'Block' };
  const figure = doc.struct('Figure', { alt: cover.alt, ...place });
  flow.root.add(figure);
  figure.add(doc.markStructureContent('Figure'));
  drawSvg(doc, cover.svg, { x: -bleed, y: -bleed, width: sheet.width + 2 * bleed });
  doc.endMarkedContent();
  figure.end();

  drawArtifact(doc, () => drawGround(doc, ridges, titleTop - 26 - lowestCrest(ridges)));
  const title = addElement(flow, 'H1');
  drawLines(doc, { element: title, tag: 'H1' }, lines, { x: sheet.rail.x, y: titleTop }, setting);
  title.end();

  const brandSetting = { ...facts, size: 15, color: palette.onGround };
  const brand = setFact(flow, poster.siteName, 'display', brandSetting);
  const room = span - brand.width - 2 * facts.leading;
  const client = `${poster.client}, ${poster.year}`;
  drawFact(flow, setFact(flow, client, 'text', { ...facts, width: room }), sheet.rail.x, factsTop);
  drawFact(flow, brand, sheet.rail.x + span - brand.width, factsTop);
}

/** On two lines where these can be large, else on three; as large as they fit. */
function fitTitle(flow: Flow, title: string) {
  const two = setTitle(flow, title, 2);
  return two.setting.size >= 44 ? two : setTitle(flow, title, 3);
}

function setTitle({ doc }: Flow, title: string, most: number) {
  for (let size = 68; ; size -= 1) {
    const setting = { size, leading: size * 0.95, width: span, color: palette.onGround };
    const lines = breakLines(doc, [{ text: title, face: 'display' }], setting, 'even');
    const isWide = lines.some((line) => lineWidth(line) > span);
    if (size <= 24 || (lines.length <= most && !isWide)) return { setting, lines };
  }
}

type Setting = Parameters<typeof breakLines>[2];

function setFact({ doc }: Flow, text: string, face: Face, setting: Setting) {
  const lines = breakLines(doc, [{ text, face }], setting);
  return { setting, lines, width: Math.max(...lines.map(lineWidth)) };
}

function drawFact(
  flow: Flow,
  { setting, lines }: ReturnType<typeof setFact>,
  x: number,
  y: number,
): void {
  const element = addElement(flow, 'P');
  drawLines(flow.doc, { element, tag: 'P' }, lines, { x, y }, setting);
  element.end();
}
