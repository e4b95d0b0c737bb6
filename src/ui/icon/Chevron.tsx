const paths = { previous: 'M15.5 4.5 8 12l7.5 7.5', next: 'm8.5 4.5 7.5 7.5-7.5 7.5' };

/** The arrows of `svg/` for islands, which cannot show a component of Astro. */
export const Chevron = ({ to }: { to: keyof typeof paths }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[to]} />
  </svg>
);
