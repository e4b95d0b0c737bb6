import * as styles from './outcome.css.ts';

/** The sun over the ridges of the page's own landscape. With motion on it rises, once. */
export function Sunrise() {
  // In the landscape, the light on the crests is centred on the sun.
  const light = document.querySelector<SVGRadialGradientElement>('#lit');
  const [x, y] = [light?.cx.baseVal.value ?? 0, light?.cy.baseVal.value ?? 0];
  const { fills } = styles;
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg
        viewBox={`${x - 690} ${y - 240} 1140 370`}
        width="100%"
        height="192"
        preserveAspectRatio="xMidYMax slice"
      >
        <radialGradient id="sent-glow">
          <stop stopColor={fills.glow} />
          <stop offset=".42" stopColor={fills.haze} />
          <stop offset="1" stopColor={fills.haze} stopOpacity="0" />
        </radialGradient>
        <g className={styles.rising}>
          <ellipse cx={x} cy={y - 96} rx="540" ry="244" fill="url(#sent-glow)" />
          <circle cx={x} cy={y - 96} r="66" fill={fills.sun} />
        </g>
        <use href="#far-slope" fill="url(#far)" />
        <use className={styles.spreading} href="#far-light" fill="url(#lit)" />
        <use href="#mid-slope" y={y - 200} fill="url(#mid)" />
        <use className={styles.spreading} href="#mid-light" y={y - 200} fill="url(#lit)" />
        <use href="#near-slope" transform={`matrix(1 0 0 .5 0 ${y - 116})`} fill={fills.near} />
      </svg>
    </div>
  );
}
