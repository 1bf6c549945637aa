import type { ReactNode } from 'react';
import { Lead } from '../Text/Text.tsx';
import { block, inner } from './Block.css.ts';

interface BlockProps {
  /** The block's h2; without one the block has no heading of its own. */
  heading?: ReactNode;
  /** A sentence or two under the heading. */
  text?: ReactNode;
  id?: string;
  tone?: keyof typeof block;
  /** The name by which the guided tour points at it. */
  tour?: string;
  children?: ReactNode;
}

/** A full-width band of a page. */
export function Block({ heading, text, id, tone = 'paper', tour, children }: BlockProps) {
  return (
    <section id={id} className={block[tone]} data-tour={tour}>
      <div className={inner}>
        {heading && <h2>{heading}</h2>}
        {text && <Lead>{text}</Lead>}
        {children}
      </div>
    </section>
  );
}
