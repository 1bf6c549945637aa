import { Block } from '../../ui/Block/Block.tsx';
import type { HomeData } from './home.ts';
import { maker, makers, mark } from './PartnerStrip.css.ts';

/** The makers of the products in use, by name. */
export function PartnerStrip({ partners }: { partners: HomeData['partners'] }) {
  const { heading, text, items } = partners;
  if (items.length === 0) return null;
  return (
    <Block rhythm="dense" tone="raised" heading={heading} text={text}>
      <ul className={makers} role="list">
        {items.map(({ slug, name }) => (
          <li key={slug} className={maker}>
            <Mark slug={slug} />
            <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** A maker's mark; its name stands beside it. */
function Mark({ slug }: { slug: string }) {
  return (
    <svg className={mark} aria-hidden="true" width="40" height="40" viewBox="0 0 24 24">
      <use href={`/assets/partners/${slug}.svg#mark`} />
    </svg>
  );
}
