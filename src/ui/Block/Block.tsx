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
  /** On desktop and wider: content beside the heading, or below it in full width. */
  layout?: 'beside' | 'under';
  /** Target name for the guided tour. */
  tour?: string;
  children?: ReactNode;
}

/** A full-width section of a page. The prerenderer finds the end of the first section by `data-band`, and removes it. */
export function Block({ heading, text, id, tone = 'paper', layout = 'beside', tour, children }: BlockProps) {
  return (
    <section id={id} className={block[tone]} data-tour={tour} data-band={import.meta.env.SSR || undefined}>
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
