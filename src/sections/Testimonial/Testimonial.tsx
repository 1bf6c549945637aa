import type { Testimonial as TestimonialRecord } from '#data/rules/schema/testimonial.ts';
import { sectionsMessages } from '#data/messages/sections.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { given, rating, role, source, stars, testimonial, words } from './Testimonial.css.ts';

/** A testimonial with the author's position, or a review with its date. */
export interface TestimonialContent extends Pick<TestimonialRecord, 'text' | 'author' | 'rating'> {
  position?: string;
  date?: { iso: string; label: string };
}

/** A testimonial or review with its author and star rating. */
export function Testimonial({ content }: { content: TestimonialContent }) {
  return (
    <figure className={testimonial}>
      <blockquote>
        <p className={words}>{content.text}</p>
      </blockquote>
      <figcaption className={source}>
        <strong>{content.author}</strong>
        {content.position && <span className={role}>{content.position}</span>}
        <span className={rating}>
          <span className={stars} aria-hidden="true">
            {[1, 2, 3, 4, 5].map((star) => (
              <span key={star} className={star <= content.rating ? given : undefined}>
                <Icon name="star" />
              </span>
            ))}
          </span>
          <span>{fill(sectionsMessages.stars, { rating: content.rating })}</span>
        </span>
        {content.date && (
          <time className={role} dateTime={content.date.iso}>
            {content.date.label}
          </time>
        )}
      </figcaption>
    </figure>
  );
}
