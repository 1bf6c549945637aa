import type { ReactNode } from 'react';
import { lead, small, text } from './Text.css.ts';

/** A paragraph, never wider than is easy to read. */
export function Text({ children }: { children: ReactNode }) {
  return <p className={text}>{children}</p>;
}

/** The paragraph that opens a page or a block. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={lead}>{children}</p>;
}

/** A note under something else. */
export function Small({ children }: { children: ReactNode }) {
  return <p className={small}>{children}</p>;
}
