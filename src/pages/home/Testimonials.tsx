import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import type { HomeData } from './home.ts';
import { Quote } from './Quote.tsx';

/** What clients say. */
export function Testimonials({ testimonials }: { testimonials: HomeData['testimonials'] }) {
  const { heading, text, items } = testimonials;
  if (items.length === 0) return null;
  return (
    <Block heading={heading} text={text}>
      <Columns>{items.map((testimonial) => <li key={testimonial.text}><Quote testimonial={testimonial} /></li>)}</Columns>
    </Block>
  );
}
