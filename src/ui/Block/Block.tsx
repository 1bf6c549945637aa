import type { ReactNode } from 'react';
import { Lead } from '../Text/Text.tsx';
import { aside, block, content, head, inner } from './Block.css.ts';

interface BlockProps {
  /** The block's h2; without one the block has no heading of its own. */
  heading?: ReactNode;
  /** A sentence or two under the heading. */
  text?: ReactNode;
  id?: string;
  tone?: keyof typeof block;
  /** Where there is room: what is told beside its heading, or under it across the whole width. */
  layout?: 'beside' | 'under';
  /** The name by which the guided tour points at it. */
  tour?: string;
  children?: ReactNode;
}

/** A full-width band of a page, and a station on the page's line. The prerenderer finds the first screen by `data-band`. */
export function Block({ heading, text, id, tone = 'paper', layout = 'beside', tour, children }: BlockProps) {
  return (
    <section id={id} className={block[tone]} data-tour={tour} data-band>
      {heading ? (
        <div className={layout === 'beside' ? aside : inner}>
          <div className={head}>
            <h2>{heading}</h2>
            {text && <Lead>{text}</Lead>}
          </div>
          <div className={content}>{children}</div>
        </div>
      ) : (
        <div className={inner}>
          {text && <Lead>{text}</Lead>}
          {children}
        </div>
      )}
    </section>
  );
}
