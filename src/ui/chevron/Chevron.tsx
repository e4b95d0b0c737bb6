import { drawing } from './chevron.css.ts';

interface Props {
  className?: string;
}

/** Chevron.astro for islands. */
export const Chevron = ({ className = '' }: Props) => (
  <svg className={`${drawing} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d="m4.5 9 7.5 7 7.5-7" />
  </svg>
);
