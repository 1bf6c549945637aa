import type { ReactNode } from 'react';
import { Lead } from '../Text/Text.tsx';
import { aside, block, content, dense, head, inner, wideHead } from './Block.css.ts';
import { blockAttribute } from './marker.ts';

interface BlockProps {
  /** The block's h2; without one the block has no heading of its own. */
  heading?: ReactNode;
  /** A sentence or two under the heading. */
  text?: ReactNode;
  id?: string;
  /** `div` where no heading stands in the block, neither its own nor one of its content: a section is named by its heading. */
  as?: 'section' | 'div';
  tone?: keyof typeof block;
  /** On desktop and wider: content beside the heading, or below it in full width. */
  layout?: 'beside' | 'under';
  /** With less space above and below. */
  rhythm?: 'wide' | 'dense';
  /** Target name for the guided tour. */
  tour?: string;
  /** False for what leads on to other pages, and says nothing on paper. */
  printed?: boolean;
  children?: ReactNode;
}

/** A full-width block of a page. The prerenderer finds the end of the first one by the attribute, and removes the attribute. */
export function Block({
  heading,
  text,
  id,
  as: Tag = 'section',
  tone = 'paper',
  layout = 'beside',
  rhythm = 'wide',
  tour,
  printed = true,
  children,
}: BlockProps) {
  return (
    <Tag
      id={id}
      className={rhythm === 'dense' ? `${block[tone]} ${dense}` : block[tone]}
      data-tour={tour}
      data-print={printed ? undefined : 'no'}
      {...{ [blockAttribute]: import.meta.env.SSR || undefined }}
    >
      {heading ? (
        <div className={layout === 'beside' ? aside : inner}>
          <div className={layout === 'under' && text ? wideHead : head}>
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
    </Tag>
  );
}
