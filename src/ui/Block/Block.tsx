import type { ReactNode } from 'react';
import { Lead } from '../Text/Text.tsx';
import { block, inner } from './Block.css.ts';

interface BlockProps {
  /** The block's h2; without one the block has no heading of its own. */
  heading?: string | undefined;
  /** A sentence or two under the heading. */
  text?: string | undefined;
  id?: string;
  tone?: keyof typeof block;
  children?: ReactNode;
}

/** A full-width band of a page. */
export function Block({ heading, text, id, tone = 'paper', children }: BlockProps) {
  return (
    <section id={id} className={block[tone]}>
      <div className={inner}>
        {heading && <h2>{heading}</h2>}
        {text && <Lead>{text}</Lead>}
        {children}
      </div>
    </section>
  );
}
