import { Block } from '../../ui/Block/Block.tsx';
import type { HomeData } from './home.ts';
import { maker, makers } from './PartnerStrip.css.ts';

/** The makers of the products in use, by name. */
export function PartnerStrip({ partners }: { partners: HomeData['partners'] }) {
  const { heading, text, items } = partners;
  return (
    <Block rhythm="dense" tone="raised" heading={heading} text={text}>
      <ul className={makers} role="list">
        {items.map(({ slug, name }) => (
          <li key={slug} className={maker}>
            <img src={`/assets/partners/${slug}.svg`} alt="" width={40} height={40} loading="lazy" />
            <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </Block>
  );
}
