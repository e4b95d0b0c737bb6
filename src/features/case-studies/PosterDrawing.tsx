import type { ReactNode, RefObject } from 'react';
import * as styles from './TiltPoster.css.ts';

interface Props {
  /** The picture, as the page shows it without this code. */
  picture: ReactNode;
  /** The same drawing as a tree, whose layers move. It takes the place of the picture. */
  layers: SVGSVGElement | undefined;
  /** Around the picture. */
  ref: RefObject<HTMLDivElement | null>;
}

/** One drawing of a poster: the cover, or what lights up over it. */
export const PosterDrawing = ({ picture, layers, ref }: Props) => (
  <>
    <div ref={ref} hidden={Boolean(layers)}>
      {picture}
    </div>
    {layers && <div className={styles.drawing} ref={(host) => show(layers, host)} />}
  </>
);

/** In a shadow tree a drawing's ids are its own. Two drawings may use the same id for a gradient. */
function show(drawing: SVGSVGElement, host: HTMLElement | null) {
  if (!host) return;
  drawing.style.display = 'block';
  drawing.style.inlineSize = '100%';
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.replaceChildren(drawing);
}
