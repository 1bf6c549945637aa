import { Text } from '../../ui/Text/Text.tsx';
import { board, name, price, row } from './ServicePrices.css.ts';

export interface PricedService {
  /** The link's text, with location or industry where there is one. */
  name: string;
  href: string;
  /** Left out where the linked page opens with it. */
  text?: string;
  /** What it costs, in words. */
  price: string;
}

/** A list of services with their prices. Headings are h3. */
export function ServicePrices({ items }: { items: readonly PricedService[] }) {
  return (
    <ul className={board} role="list">
      {items.map((item) => (
        <li key={item.href} className={row}>
          <h3 className={name}>
            <a href={item.href}>{item.name}</a>
          </h3>
          <p className={price}>{item.price}</p>
          {item.text && <Text>{item.text}</Text>}
        </li>
      ))}
    </ul>
  );
}
