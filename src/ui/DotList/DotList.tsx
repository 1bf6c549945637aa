import { item, list, step } from './DotList.css.ts';

/** Short lines, each a station. `ordered` joins the stations: one step after the other. */
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
