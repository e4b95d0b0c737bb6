import { chevron } from './Chevron.css.ts';

/** The mark of what unfolds: a list or a part of a form. */
export const Chevron = ({ className = '' }: { className?: string }) => (
  <svg className={`${chevron} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d="m4.5 9 7.5 7 7.5-7" />
  </svg>
);
