import type { Testimonial } from '#data/schema/claim.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { given, quote, rating, role, source, stars, words } from './Quote.css.ts';

/** A client's words, who said them and how many stars they gave. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={quote}>
      <blockquote><p className={words}>{testimonial.text}</p></blockquote>
      <figcaption className={source}>
        <strong>{testimonial.author}</strong>
        <span className={role}>{testimonial.position}</span>
        <span className={rating}><span className={stars} aria-hidden="true">{[1, 2, 3, 4, 5].map((star) => <span key={star} className={star <= testimonial.rating ? given : undefined}><Icon name="star" /></span>)}</span><span>{`${testimonial.rating} out of 5 stars`}</span></span>
      </figcaption>
    </figure>
  );
}
