import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Boundary } from '#ui/island/Boundary.tsx';
import { leanStyle, transitionLean } from '#ui/tilt/lean.ts';
import { useTilt } from '#ui/tilt/useTilt.ts';
import { fetchLayers } from './layers.ts';
import { PosterDrawing } from './PosterDrawing.tsx';
import type { springs as Springs } from './springs.ts';
import * as styles from './TiltPoster.css.ts';

interface Props {
  cover?: ReactNode;
  /** What lights up, drawn over the cover. */
  coverLit?: ReactNode;
}

/** A poster that leans towards the mouse, layer by layer, and lights up. Without its code it is a flat picture. */
export const TiltPoster = (props: Props) => (
  <Boundary fallback={props.cover}>
    <LeaningPoster {...props} />
  </Boundary>
);

function LeaningPoster(props: Props) {
  const { lean, isIdle, pointer } = useTilt(3000);
  const [springs, setSprings] = useState<typeof Springs>();
  const [layers, setLayers] = useState<Layers>({});
  const isPrepared = useRef(false);
  const cover = useRef<HTMLDivElement>(null);
  const coverLit = useRef<HTMLDivElement>(null);

  // Until these have come, and where they do not, it leans as one picture and without a spring.
  useEffect(() => {
    if (isIdle || isPrepared.current) return;
    isPrepared.current = true;
    import('./springs.ts').then((motion) => setSprings(motion.springs), console.warn);
    Promise.all([cover, coverLit].map(fetchDrawing)).then(
      ([below, lit]) => setLayers({ below, lit }),
      console.warn,
    );
  }, [isIdle]);

  const spring = lean ? springs?.follow : springs?.back;
  return (
    <div className={styles.still} {...pointer}>
      <div
        className={styles.cover}
        data-leaning={lean && ''}
        style={{
          ...(lean && leanStyle(lean)),
          ...(spring && { transition: transitionLean(spring) }),
        }}
      >
        <PosterDrawing picture={props.cover} layers={layers.below} ref={cover} />
        {props.coverLit && (
          <div className={styles.lit}>
            <PosterDrawing picture={props.coverLit} layers={layers.lit} ref={coverLit} />
          </div>
        )}
      </div>
    </div>
  );
}

interface Layers {
  below?: SVGSVGElement | undefined;
  lit?: SVGSVGElement | undefined;
}

/** The drawing as a tree, if this box shows its picture. */
function fetchDrawing({ current }: RefObject<HTMLDivElement | null>) {
  const picture = current?.querySelector('img');
  return picture ? fetchLayers(picture.src) : undefined;
}
