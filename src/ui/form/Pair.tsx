import type { ReactNode } from 'react';
import { pair } from './form.css.ts';

/** Two fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={pair}>{children}</div>
);
