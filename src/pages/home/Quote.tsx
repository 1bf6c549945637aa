import type { Testimonial } from '#data/schema/claim.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { quote, rating, role, source, words } from './Quote.css.ts';

/** A client's words, who said them and how many stars they gave. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={quote}>
      <blockquote><p className={words}>{testimonial.text}</p></blockquote>
      <figcaption className={source}>
        <strong>{testimonial.author}</strong>
        <span className={role}>{testimonial.position}</span>
        <span className={rating}><Icon name="star" />{`${testimonial.rating} out of 5`}</span>
      </figcaption>
    </figure>
  );
}
