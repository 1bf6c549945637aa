import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Testimonial, type TestimonialContent } from './Testimonial.tsx';

/** A section with reviews; nothing where there are none. */
export function Reviews({ heading, items }: { heading: string; items: readonly TestimonialContent[] }) {
  if (items.length === 0) return null;
  return (
    <Block heading={heading}>
      <Columns minWidth="wide">
        {items.map((content) => (
          <li key={content.text}>
            <Testimonial content={content} />
          </li>
        ))}
      </Columns>
    </Block>
  );
}
