import { type ReactNode, useRef } from 'react';
import { sectionsMessages } from '#data/messages/sections.ts';
import { fill } from '#data/rules/text/fill.ts';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import { carousel, controls, slide, track } from './Carousel.css.ts';
import { CarouselControls } from './CarouselControls.tsx';

interface CarouselProps {
  /** Plural name of the items for screen readers, such as "Testimonials". */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
}

/**
 * A carousel that shows one item at a time and never moves by itself. Buttons and dots are added after hydration;
 * without JavaScript the items are shown in columns. Written by hand: CSS scroll snapping does all that a library would.
 */
export function Carousel({ label, items }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  return (
    <section className={carousel} aria-roledescription={sectionsMessages.carousel} aria-label={label}>
      <ul
        ref={strip}
        className={track}
        role="list"
        aria-label={fill(sectionsMessages.sideBySide, { label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {items.map(({ key, content }, index) => (
          <li key={key} className={slide}>
            {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group, but no fieldset */}
            <div
              role="group"
              aria-roledescription={sectionsMessages.slide}
              aria-label={fill(sectionsMessages.itemOf, { item: index + 1, count: items.length })}
            >
              {content}
            </div>
          </li>
        ))}
      </ul>
      <div className={controls}>
        {isHydrated && items.length > 1 && <CarouselControls strip={strip} label={label} count={items.length} />}
      </div>
    </section>
  );
}
