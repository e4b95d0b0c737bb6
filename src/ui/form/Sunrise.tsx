import { useLayoutEffect, useRef } from 'react';
import { isMoving } from '#lib/preferences/preferences.ts';
import { picture } from './outcome.css.ts';
import { fills, lights, slopes, sun, viewBox } from './sunrise.css.ts';

/** The sun over the ridge. With motion on it rises, once. */
export function Sunrise() {
  const rising = useRef<SVGGElement>(null);
  const spreading = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (!isMoving()) return;
    const way = { duration: 1100, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };
    rising.current?.animate({ translate: ['0 110px', '0 0'] }, way);
    spreading.current?.animate({ opacity: [0, 0, 1] }, way);
  }, []);

  const centre = { cx: sun.cx, cy: sun.cy, gradientUnits: 'userSpaceOnUse' };
  return (
    <div className={picture} aria-hidden="true">
      <svg
        {...{ viewBox }}
        width="100%"
        height="192"
        display="block"
        preserveAspectRatio="xMidYMax slice"
      >
        <Gradient id="sent-sky" colors={fills.sky} />
        <Gradient id="sent-far" colors={fills.far} />
        <Gradient id="sent-mid" colors={fills.mid} />
        <radialGradient id="sent-glow">
          <stop stopColor={fills.glow} />
          <stop offset=".42" stopColor={fills.haze} />
          <stop offset="1" stopColor={fills.haze} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sent-light" r="330" {...centre}>
          <stop offset=".3" stopColor={fills.crest} />
          <stop offset="1" stopColor={fills.crest} stopOpacity="0" />
        </radialGradient>
        <rect y="40" width="100%" height="260" fill="url(#sent-sky)" />
        <g ref={rising}>
          <ellipse cx={sun.cx} cy={sun.cy} rx="380" ry="170" fill="url(#sent-glow)" />
          <circle {...sun} fill={fills.sun} />
        </g>
        <path d={slopes.far} fill="url(#sent-far)" />
        <path d={slopes.mid} fill="url(#sent-mid)" />
        <path d={lights} fill="url(#sent-light)" ref={spreading} />
        <path d={slopes.near} fill={fills.near} />
      </svg>
    </div>
  );
}

const Gradient = ({ id, colors }: { id: string; colors: readonly string[] }) => (
  <linearGradient id={id} x2="0" y2="1">
    {colors.map((color, index) => (
      <stop key={color} offset={index / (colors.length - 1)} stopColor={color} />
    ))}
  </linearGradient>
);
