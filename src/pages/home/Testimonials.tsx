import { homeMessages } from '#data/messages/home.ts';
import { Carousel } from '../../sections/Carousel/Carousel.tsx';
import { Testimonial } from '../../sections/Testimonial/Testimonial.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import type { HomeData } from './home.ts';

/** What clients say. */
export function Testimonials({ testimonials }: { testimonials: HomeData['testimonials'] }) {
  const { heading, text, items } = testimonials;
  if (items.length === 0) return null;
  return (
    <Block rhythm="dense" heading={heading} text={text}>
      <Carousel
        label={homeMessages.testimonials}
        items={items.map((testimonial) => ({ key: testimonial.text, content: <Testimonial content={testimonial} /> }))}
      />
    </Block>
  );
}
