import { type ReactNode, useRef } from 'react';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { carousel, controls, slide, track } from './Carousel.css.ts';

interface CarouselProps {
  /** What the items are, for screen readers: "Testimonials". */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
}

const loadControls = () => import('./CarouselControls.tsx');

/**
 * Things of a kind, one in sight at a time. They lie beside each other in a strip that scrolls by finger, wheel and
 * keys alike; the buttons and dots come with the script. Without one the items stand in columns. It never moves by itself.
 */
export function Carousel({ label, items }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const loaded = useLazyModule(loadControls);
  return (
    <section className={carousel} aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard. */}
      <ul ref={strip} className={track} role="list" aria-label={`${label}, side by side`} tabIndex={0}>
        {items.map(({ key, content }, index) => (
          <li key={key} className={slide}>
            {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no set of fields. */}
            <div role="group" aria-roledescription="slide" aria-label={`${index + 1} of ${items.length}`}>
              {content}
            </div>
          </li>
        ))}
      </ul>
      <div className={controls}>
        {loaded && items.length > 1 && <loaded.CarouselControls strip={strip} label={label} count={items.length} />}
      </div>
    </section>
  );
}
