import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

/** A short label on something. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={badge}>{children}</span>;
}
