import { item, list, step } from './DotList.css.ts';

/** A list with dots drawn as stations. `ordered` makes it an `<ol>` and joins the dots by a line. */
export function DotList({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element className={list} role="list">
      {items.map((text) => (
        <li key={text} className={ordered ? `${item} ${step}` : item}>
          {text}
        </li>
      ))}
    </Element>
  );
}
