import type { ReactNode } from 'react';
import { lead, small, text } from './Text.css.ts';

/** A paragraph with a readable line length. */
export function Text({ children }: { children: ReactNode }) {
  return <p className={text}>{children}</p>;
}

/** The first paragraph of a page or section. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={lead}>{children}</p>;
}

/** A note in small type. */
export function Small({ children }: { children: ReactNode }) {
  return <p className={small}>{children}</p>;
}
