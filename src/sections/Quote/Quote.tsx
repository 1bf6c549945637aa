import type { Testimonial } from '#data/schema/claim.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { given, quote, rating, role, source, stars, words } from './Quote.css.ts';

/** A testimonial, or a review, which has a date in place of a position. */
export interface Quoted extends Pick<Testimonial, 'text' | 'author' | 'rating'> {
  position?: string;
  date?: { iso: string; label: string };
}

/** A client's words, who said them and how many stars they gave. */
export function Quote({ said }: { said: Quoted }) {
  return (
    <figure className={quote}>
      <blockquote>
        <p className={words}>{said.text}</p>
      </blockquote>
      <figcaption className={source}>
        <strong>{said.author}</strong>
        {said.position && <span className={role}>{said.position}</span>}
        <span className={rating}>
          <span className={stars} aria-hidden="true">
            {[1, 2, 3, 4, 5].map((star) => (
              <span key={star} className={star <= said.rating ? given : undefined}>
                <Icon name="star" />
              </span>
            ))}
          </span>
          <span>{`${said.rating} out of 5 stars`}</span>
        </span>
        {said.date && (
          <time className={role} dateTime={said.date.iso}>
            {said.date.label}
          </time>
        )}
      </figcaption>
    </figure>
  );
}
